/** A word of a line, and the column at which it begins, counted from 1. */
export interface Word {
  readonly text: string;
  readonly column: number;
}

/** How a line ends that the backend has to refuse. */
export const refused = ' and is refused';

/** What is in braces is one word, and so is "mira's payment". */
const word = /\{[^{}]*\}|[\w@.+-]+['’]s [A-Za-z]+|\S+/g;

export const wordsOf = (line: string): readonly Word[] =>
  [...line.matchAll(word)].map((match) => ({ text: match[0], column: match.index + 1 }));
