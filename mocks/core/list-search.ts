import type { Row } from '#mocks/store/row-set.ts';

const beyondAscii = /[^\0-\x7f]/;

/** Text normalised for search: lower case, without accents. */
function folded(text: string): string {
  const plain = beyondAscii.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
  return plain.toLowerCase();
}

const numberWithSeparators = /^\+?\d[\d\s()./-]*$/;

/**
 * Whether a text of the row contains the search term; null when there is none. A number is also compared without the
 * characters that people write between its digits: "+49 (151) 123" finds "+4915112345678".
 * @note No cache: normalising the texts costs less than looking them up in one.
 */
export function searchTest(
  q: string,
  texts: readonly ((row: Row) => string | null)[],
): ((row: Row) => boolean) | null {
  const wanted = folded(q.trim());
  if (wanted === '') return null;
  const digits = numberWithSeparators.test(wanted) ? wanted.replace(/[\s()./-]/g, '') : wanted;
  return (row) =>
    texts.some((read) => {
      const value = read(row);
      if (value === null) return false;
      const text = folded(value);
      return text.includes(wanted) || (digits !== wanted && text.includes(digits));
    });
}
