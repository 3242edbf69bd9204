import { mostChosen } from '#contracts/notifications/content.ts';
import { UserId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { csvCells } from '#src/platform/csv-cells.ts';

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
  TOO_MANY: `is beyond the first ${mostChosen.toLocaleString('en')} customers`,
} as const;

const isId = (cell: string) => z.safeParse(UserId, cell).success;
const isHeader = (cell: string) => /^(customer|user)?[ _-]?id$/i.test(cell);

/** Reads the customer ids of a CSV file: from the column with that heading, or from the first column. */
export function idsIn(csv: string): {
  readonly ids: readonly string[];
  readonly refused: readonly RefusedRow[];
} {
  const rows = csvCells(csv);
  const header = rows[0]?.findIndex(isHeader) ?? -1;
  const column = header >= 0 ? header : Math.max(0, rows[0]?.findIndex(isId) ?? 0);
  const ids = new Set<string>();
  const refused: RefusedRow[] = [];
  rows.forEach((cells, index) => {
    if (cells.every((cell) => cell === '') || (index === 0 && header >= 0)) return;
    const text = cells[column] ?? '';
    const reason = !isId(text)
      ? 'NO_ID'
      : ids.has(text)
        ? 'TWICE'
        : ids.size >= mostChosen
          ? 'TOO_MANY'
          : null;
    if (reason === null) ids.add(text);
    else refused.push({ row: index + 1, text, reason });
  });
  return { ids: [...ids], refused };
}
