import type { Row } from '#mocks/store/row-set.ts';

const beyondAscii = /[^\0-\x7f]/;

/** Text as search sees it: no case, no accents. */
function folded(text: string): string {
  const plain = beyondAscii.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
  return plain.toLowerCase();
}

const numberWithSeparators = /^\+?\d[\d\s()./-]*$/;

/**
 * Whether a text of the row holds what is searched for; null when nothing is. A number is also found as it is kept,
 * without what people write between its digits: "+49 (151) 123" finds "+4915112345678".
 * @note Nothing is kept between searches: to fold the texts again costs less than to find them in a cache.
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
