import { type Currency, decimalText, exponents } from '#contracts/money.ts';

/** A figure is written as it is; a text is what a person may have named. */
export type Cell = string | { readonly figure: string } | null;

/** An amount as a spreadsheet reads it: "183.69", "-20.00". */
export const amountCell = (amountMinor: number, currency: Currency): Cell => ({
  figure: decimalText(amountMinor, exponents[currency]),
});

/** Spreadsheets take a text that begins like this for a formula, and may run it. */
const startsFormula = /^[=+\-@\t\r]/;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return cell.figure;
  const safe = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lets every spreadsheet read a file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A row of a CSV file (RFC 4180). */
export const csvRow = (row: readonly Cell[]) => `${row.map(written).join(',')}\r\n`;

/** Rows as a CSV file. */
export function csvFile(rows: readonly (readonly Cell[])[]): string {
  return `${byteOrderMark}${rows.map(csvRow).join('')}`;
}
