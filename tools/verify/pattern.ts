/** A pattern for the text itself. */
export const patternOf = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
