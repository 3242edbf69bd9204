import type { Row } from '#mocks/store/row-set.ts';

/** The texts of a list's rows in which `q` is searched. */
export interface SearchTexts {
  /**
   * Whether a text of the row contains the search term; null when there is none. A number is also compared without the
   * characters that people write between its digits: "+49 (151) 123" finds "+4915112345678".
   */
  test(q: string): ((row: Row) => boolean) | null;
  /**
   * The rows of a whole table that pass `test`. Their texts are kept side by side until the table changes: a term that
   * is typed letter by letter goes through them each time.
   */
  matching(q: string, rows: readonly Row[], revision: number): readonly Row[];
  /** Normalises the texts of these rows in slices between other work, so that the first search finds them done. */
  prepare(rows: readonly Row[], revision: number): void;
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

  const side = new WeakMap<
    readonly Row[],
    { readonly revision: number; readonly texts: readonly string[] }
  >();

  function textsOf(rows: readonly Row[], revision: number): readonly string[] {
    const known = side.get(rows);
    if (known?.revision === revision) return known.texts;
    const all = rows.map(textOf);
    side.set(rows, { revision, texts: all });
    return all;
  }

  /** What is prepared while the table changes is of an older revision, and is not used. */
  function prepareFrom(rows: readonly Row[], revision: number, texts: string[]): void {
    setTimeout(() => {
      for (const row of rows.slice(texts.length, texts.length + slice)) texts.push(textOf(row));
      if (texts.length < rows.length) prepareFrom(rows, revision, texts);
      else side.set(rows, { revision, texts });
    });
  }

  /** Whether the text of a row has a normalised term. */
  function contains(wanted: string): (text: string) => boolean {
    const digits = numberWithSeparators.test(wanted) ? wanted.replace(/[\s()./-]/g, '') : wanted;
    if (digits === wanted) return (text) => text.includes(wanted);
    return (text) => text.includes(wanted) || text.includes(digits);
  }

  function test(q: string): ((row: Row) => boolean) | null {
    const wanted = folded(q.trim());
    if (wanted === '') return null;
    if (wanted.includes(end)) return (row) => texts.some((read) => folded(read(row) ?? '').includes(wanted));
    const has = contains(wanted);
    return (row) => has(textOf(row));
  }

  return {
    test,
    matching(q, rows, revision) {
      const wanted = folded(q.trim());
      if (wanted === '' || wanted.includes(end)) return rows.filter(test(q) ?? (() => true));
      const has = contains(wanted);
      const all = textsOf(rows, revision);
      return rows.filter((_row, index) => has(all[index] ?? ''));
    },
    prepare(rows, revision) {
      if (texts.length > 0 && rows.length > slice) prepareFrom(rows, revision, []);
    },
  };
}
