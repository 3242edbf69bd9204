import type { Row } from '#mocks/store/row-set.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { OrderedRows } from './list-rows.ts';

/** The rows of one query, addressed by their index, and its cursors. */
export interface PagedRows {
  readonly length: number;
  /** The item of a row as JSON text. */
  readonly json: (index: number) => string;
  /** The cursor of the page that begins at an index above 0. */
  readonly cursorAt: (index: number) => string;
  /** Where the page of a cursor begins; raises validation-failed for one that is not of this query. */
  readonly startOf: (cursor: string) => number;
}

/**
 * Builds each text and cursor once; a cursor that was built here is not decoded again.
 * @param mark hash of the query and its owner: a cursor of one list is refused by another
 */
export function pagedRows(
  { rows, keysOf, indexAfter }: OrderedRows,
  mark: string,
  json: (row: Row) => string,
): PagedRows {
  const texts: (string | undefined)[] = [];
  texts.length = rows.length; // V8 stores an array with gaps as a slow dictionary
  const cursors = new Map<number, string>();
  const starts = new Map<string, number>();
  return {
    length: rows.length,
    json(index) {
      const row = rows[index];
      return texts[index] ?? (row ? (texts[index] = json(row)) : '');
    },
    cursorAt(index) {
      const row = rows[index - 1];
      let cursor = cursors.get(index);
      if (cursor === undefined && row) {
        cursor = writeCursor(mark, { index, keys: keysOf(row), id: row.id });
        cursors.set(index, cursor);
        starts.set(cursor, index);
      }
      return cursor ?? '';
    },
    startOf: (cursor) => starts.get(cursor) ?? indexAfter(readCursor(mark, cursor)),
  };
}
