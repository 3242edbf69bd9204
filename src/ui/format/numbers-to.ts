/** The numbers from 0 to `count` - 1, as keys of otherwise equal elements. */
export const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index);
