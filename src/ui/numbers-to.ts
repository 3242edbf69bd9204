/** 0, 1, 2 …, as many as asked for: keys of things that differ in nothing else. */
export const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index);
