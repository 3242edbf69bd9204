/** Something in a written scenario that cannot be read: where it stands, and what was expected there. */
export class ScriptError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(line: number, column: number, sentence: string) {
    super(`Line ${line}, column ${column}: ${sentence}`);
    this.line = line;
    this.column = column;
  }
}

/** What one place of a line may be, from its column on. */
export class Mismatch {
  readonly column: number;
  readonly found: string;
  readonly expected: string;

  constructor(column: number, found: string, expected: string) {
    this.column = column;
    this.found = found;
    this.expected = expected;
  }

  toError(line: number): ScriptError {
    const found = this.found === '' ? 'the line ends' : `there is “${this.found}”`;
    return new ScriptError(line, this.column, `${found}, and expected is ${this.expected}.`);
  }
}

export const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
