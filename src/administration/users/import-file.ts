import type { ImportRow } from '#contracts/users/import.ts';
import type { CsvRow } from '#src/platform/files/csv-rows.ts';
import { unmarked } from '#src/platform/files/csv.ts';

/** Patterns of column headings by member; without a heading row the columns are in this order. */
const headers: Readonly<Record<keyof ImportRow, RegExp>> = {
  fullName: /^(full[ _-]?)?name$|^customer$/i,
  contact: /^(contact|e-?mail|phone)([ _-]?(address|number))?$/i,
  tag: /^tags?$/i,
};
const members = ['fullName', 'contact', 'tag'] as const;

/** A longer cell is invalid in any case; the backend reports it. */
const maxCellLength = 300;

/** A customer of the file with the number of its row. */
export type FileRow = ImportRow & { readonly line: number };

export interface UsersFile {
  readonly users: readonly FileRow[];
  /** The columns with anything in them of which nothing is imported. */
  readonly unused: readonly string[];
  readonly refusal: string | null;
}

/** Returns the users of a CSV file. A row that has more cells than headings is not what its sheet shows. */
export function usersIn(rows: readonly CsvRow[]): UsersFile {
  const heading = rows[0]?.cells ?? [];
  const columnsByName = members.map((member) => heading.findIndex((cell) => headers[member].test(cell)));
  const isNamed = columnsByName.some((column) => column >= 0);
  const columns = isNamed ? columnsByName : [0, 1, 2];
  const below = isNamed ? rows.slice(1) : rows;
  const width = Math.max(0, ...below.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  const wide = isNamed && below.find(({ cells }) => cells.slice(heading.length).some((cell) => cell !== ''));
  if (wide)
    return { users: [], unused: [], refusal: `Row ${wide.line} has more cells than there are headings.` };
  return {
    users: below.map(({ line, cells }) => {
      const [fullName = '', contact = '', tag = ''] = columns.map((column) =>
        unmarked(cells[column] ?? '').slice(0, maxCellLength),
      );
      return { line, fullName, contact, tag };
    }),
    unused: Array.from({ length: width }, (_none, column) => column)
      .filter((column) => !columns.includes(column) && below.some(({ cells }) => Boolean(cells[column])))
      .map((column) => (isNamed && heading[column]) || `column ${column + 1}`),
    refusal: null,
  };
}
