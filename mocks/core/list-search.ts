import type { Row } from '#mocks/store/row-set.ts';

/** The texts of a list's rows in which `q` is searched. */
export interface SearchTexts {
  /**
   * Whether a text of the row contains the search term; null when there is none. A number is also compared without the
   * characters that people write between its digits: "+49 (151) 123" finds "+4915112345678".
   */
  test(q: string): ((row: Row) => boolean) | null;
  /** Normalises the texts of these rows in slices between other work, so that the first search finds them done. */
  prepare(rows: readonly Row[]): void;
}

const beyondAscii = /[^\0-\x7f]/;

/** Text normalised for search: lower case, without accents. */
function folded(text: string): string {
  const plain = beyondAscii.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
  return plain.toLowerCase();
}

const numberWithSeparators = /^\+?\d[\d\s()./-]*$/;

/** Ends each text of a row; a term that contains it is compared with one text at a time. */
const end = '\0';

/** Rows per slice, about 1 ms. So many rows or fewer are not worth preparing. */
const slice = 1_000;

/** Normalises the texts of each row once: rows never change. One text per row, as looking up four takes longer. */
export function searchTexts(texts: readonly ((row: Row) => string | null)[]): SearchTexts {
  const known = new WeakMap<Row, string>();

  function textOf(row: Row): string {
    let text = known.get(row);
    if (text === undefined) {
      text = '';
      for (const read of texts) text += (read(row) ?? '') + end;
      text = folded(text);
      known.set(row, text);
    }
    return text;
  }

  function prepareFrom(rows: readonly Row[], start: number): void {
    setTimeout(() => {
      for (const row of rows.slice(start, start + slice)) textOf(row);
      if (start + slice < rows.length) prepareFrom(rows, start + slice);
    });
  }

  return {
    test(q) {
      const wanted = folded(q.trim());
      if (wanted === '') return null;
      if (wanted.includes(end)) {
        return (row) => texts.some((read) => folded(read(row) ?? '').includes(wanted));
      }
      const digits = numberWithSeparators.test(wanted) ? wanted.replace(/[\s()./-]/g, '') : wanted;
      if (digits === wanted) return (row) => textOf(row).includes(wanted);
      return (row) => textOf(row).includes(wanted) || textOf(row).includes(digits);
    },
    prepare(rows) {
      if (texts.length > 0 && rows.length > slice) prepareFrom(rows, 0);
    },
  };
}
