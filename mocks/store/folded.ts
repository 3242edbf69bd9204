const beyondAscii = /[^\0-\x7f]/;

/** A text for search and alphabetical order: lower case, without accents, so that "Änne" is among the A. */
export function folded(text: string): string {
  const plain = beyondAscii.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
  return plain.toLowerCase();
}
