/** The code of a scratchcard in a text, such as what a QR code says; null where there is none. */
export function codeIn(text: string): string | null {
  return /\b\d{4}-\d{6}-\d\b/.exec(text)?.[0] ?? null;
}
