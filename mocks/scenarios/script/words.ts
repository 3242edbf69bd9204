/** A word of a line, and the column at which it begins, counted from 1. */
export interface Word {
  readonly text: string;
  readonly column: number;
}

/** What is in braces is one word, and so is "mira's payment". */
const word = /\{[^{}]*\}|[\w@.+-]+['’]s [A-Za-z]+|\S+/g;

export const wordsOf = (line: string): readonly Word[] =>
  [...line.matchAll(word)].map((match) => ({ text: match[0], column: match.index + 1 }));
