import { type Currency, decimalText, exponents } from '#contracts/money.ts';

/** A figure is written unchanged; a text may be user input and is escaped. */
export type Cell = string | { readonly figure: string } | null;

/** Formats an amount for spreadsheets: "183.69", "-20.00". */
export const amountCell = (amountMinor: number, currency: Currency): Cell => ({
  figure: decimalText(amountMinor, exponents[currency]),
});

/** Spreadsheets interpret a text that begins like this as a formula and may execute it. */
const startsFormula = /^[=+\-@\t\r]/;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return cell.figure;
  const safe = startsFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** By this mark spreadsheets recognise a file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Formats a row of a CSV file (RFC 4180). */
export const csvRow = (row: readonly Cell[]) => `${row.map(written).join(',')}\r\n`;

/** Formats rows as a CSV file. */
export function csvFile(rows: readonly (readonly Cell[])[]): string {
  return `${byteOrderMark}${rows.map(csvRow).join('')}`;
}
