import { maxChosen } from '#contracts/notifications/content.ts';
import { UserId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import type { CsvRow } from '#src/platform/files/csv-rows.ts';

/** A row of a file that names no customer, and why. */
export interface RefusedRow {
  /** The number of the row in the file, from 1. */
  readonly row: number;
  readonly text: string;
  readonly reason: keyof typeof rowRefusals;
}

export const rowRefusals = {
  NO_ID: 'is not a customer ID',
  TWICE: 'is in the file already',
  TOO_MANY: `is beyond the first ${maxChosen.toLocaleString('en')} customers`,
} as const;

const isId = (cell: string) => z.safeParse(UserId, cell).success;
const isHeader = (cell: string) => /^(customer|user)?[ _-]?id$/i.test(cell);

/** Reads the customer ids of a CSV file: from the column with that heading, or from the first column. */
export function idsIn(rows: readonly CsvRow[]): {
  readonly ids: readonly string[];
  readonly refusedRows: readonly RefusedRow[];
} {
  const first = rows[0]?.cells ?? [];
  const header = first.findIndex(isHeader);
  const column = header >= 0 ? header : Math.max(0, first.findIndex(isId));
  const ids = new Set<string>();
  const refusedRows: RefusedRow[] = [];
  for (const { line, cells } of header >= 0 ? rows.slice(1) : rows) {
    const text = cells[column] ?? '';
    const reason = !isId(text)
      ? 'NO_ID'
      : ids.has(text)
        ? 'TWICE'
        : ids.size >= maxChosen
          ? 'TOO_MANY'
          : null;
    if (reason === null) ids.add(text);
    else refusedRows.push({ row: line, text, reason });
  }
  return { ids: [...ids], refusedRows };
}
