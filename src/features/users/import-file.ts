import type { ImportRow } from '#contracts/users/import.ts';
import { csvCells } from '#src/platform/csv-cells.ts';

/** Patterns of column headings by member; without a heading row the columns are in this order. */
const headers: Readonly<Record<keyof ImportRow, RegExp>> = {
  fullName: /^(full[ _-]?)?name$|^customer$/i,
  contact: /^(contact|e-?mail|phone)([ _-]?(address|number))?$/i,
  tag: /^tags?$/i,
};
const members = ['fullName', 'contact', 'tag'] as const;

/** A longer cell is invalid in any case; the backend reports it. */
const longestCell = 300;

/** Returns the users of a CSV file, each with its line number; empty rows are left out. */
export function usersIn(csv: string): readonly (ImportRow & { readonly line: number })[] {
  const rows = csvCells(csv);
  const named = members.map((member) => rows[0]?.findIndex((cell) => headers[member].test(cell)) ?? -1);
  const isNamed = named.some((column) => column >= 0);
  const columns = isNamed ? named : [0, 1, 2];
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell === '') || (index === 0 && isNamed)) return [];
    const [fullName = '', contact = '', tag = ''] = columns.map((column) =>
      (cells[column] ?? '').replace(/^'(?=[+])/, '').slice(0, longestCell),
    );
    return [{ line: index + 1, fullName, contact, tag }];
  });
}
