import { contactOf } from '#contracts/users/entered-contact.ts';
import { folded } from '#mocks/store/folded.ts';
import type { Row } from '#mocks/store/row-set.ts';

/** The searched texts of a list's rows. */
export interface SearchTexts {
  /**
   * Returns a test whether a row contains the search term; null for an empty term. Its words may be in any order within one
   * text. A number is also compared without the separators that people write: "+49 (151) 123" finds "+4915112345678".
   */
  test(q: string): ((row: Row) => boolean) | null;
  /**
   * Returns the rows of a whole table that match. Their texts are cached in an array until the table changes, because
   * each typed letter searches all of them.
   */
  matching(q: string, rows: readonly Row[], revision: number): readonly Row[];
  /** Normalises the texts of these rows in slices between other work, so that the first search is fast. */
  prepare(rows: readonly Row[], revision: number): void;
}

const numberWithSeparators = /^\+?\d[\d\s()./-]*$/;

/** Ends each text of a row. A term that contains it is compared with one text at a time. */
const end = '\0';

/** Rows per slice, which takes about 1 ms. A table with fewer rows is not prepared. */
const slice = 1_000;

type Texts = readonly ((row: Row) => string | null)[];

/**
 * Normalises the texts of each row once, because rows are immutable. The texts are joined, because looking up four
 * takes longer.
 * @param masked texts that are found as a whole only
 */
export function searchTexts(texts: Texts, masked: Texts = []): SearchTexts {
  const textByRow = new WeakMap<Row, string>();

  function textOf(row: Row): string {
    let text = textByRow.get(row);
    if (text === undefined) {
      text = '';
      for (const read of texts) text += (read(row) ?? '') + end;
      text = folded(text);
      textByRow.set(row, text);
    }
    return text;
  }

  const side = new WeakMap<
    readonly Row[],
    { readonly revision: number; readonly texts: readonly string[] }
  >();

  function textsOf(rows: readonly Row[], revision: number): readonly string[] {
    const cachedTexts = side.get(rows);
    if (cachedTexts?.revision === revision) return cachedTexts.texts;
    const all = rows.map(textOf);
    side.set(rows, { revision, texts: all });
    return all;
  }

  /** If the table changes meanwhile, the result belongs to an old revision and is not used. */
  function prepareFrom(rows: readonly Row[], revision: number, texts: string[]): void {
    setTimeout(() => {
      for (const row of rows.slice(texts.length, texts.length + slice)) texts.push(textOf(row));
      if (texts.length < rows.length) prepareFrom(rows, revision, texts);
      else side.set(rows, { revision, texts });
    });
  }

  /** A term without the separators that people write into numbers. */
  const compact = (wanted: string) =>
    numberWithSeparators.test(wanted) ? wanted.replace(/[\s()./-]/g, '') : wanted;

  /** Returns a test whether a text contains a normalised term, or one text of the row all its words in any order. */
  function contains(wanted: string): (text: string) => boolean {
    const digits = compact(wanted);
    if (digits !== wanted) return (text) => text.includes(wanted) || text.includes(digits);
    const words = wanted.split(/\s+/);
    if (words.length === 1) return (text) => text.includes(wanted);
    const hasAll = (text: string) => words.every((word) => text.includes(word));
    return (text) => hasAll(text) && text.split(end).some(hasAll);
  }

  /** Returns a test whether a masked text of a row, a contact, is a normalised term, read as a log-in reads it. */
  function equals(wanted: string): (row: Row) => boolean {
    const whole = contactOf(wanted) ?? compact(wanted);
    return (row) => masked.some((read) => folded(read(row) ?? '') === whole);
  }

  function test(q: string): ((row: Row) => boolean) | null {
    const wanted = folded(q.trim());
    if (wanted === '') return null;
    if (wanted.includes(end)) return (row) => texts.some((read) => folded(read(row) ?? '').includes(wanted));
    const has = contains(wanted);
    const isMasked = equals(wanted);
    return (row) => has(textOf(row)) || isMasked(row);
  }

  return {
    test,
    matching(q, rows, revision) {
      const wanted = folded(q.trim());
      if (wanted === '' || wanted.includes(end)) return rows.filter(test(q) ?? (() => true));
      const has = contains(wanted);
      const isMasked = equals(wanted);
      const all = textsOf(rows, revision);
      return rows.filter((row, index) => has(all[index] ?? '') || isMasked(row));
    },
    prepare(rows, revision) {
      if (texts.length > 0 && rows.length > slice) prepareFrom(rows, revision, []);
    },
  };
}
