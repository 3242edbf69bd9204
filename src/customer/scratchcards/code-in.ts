/** Finds a scratchcard's code in a text, such as the content of a QR code; null without one. */
export function codeIn(text: string): string | null {
  return /\b\d{4}-\d{6}-\d\b/.exec(text)?.[0] ?? null;
}
