import { type Currency, decimalText, exponents } from '#contracts/money.ts';

/** A figure is written unchanged; a text may be user input and is escaped. */
export type Cell = string | { readonly figure: string } | null;

/** Formats an amount for spreadsheets: "183.69", "-20.00". */
export const amountCell = (amountMinor: number, currency: Currency): Cell => ({
  figure: decimalText(amountMinor, exponents[currency]),
});

/** What spreadsheets take as a text, whatever follows; it is written before what they would change or execute. */
const mark = "'";

/**
 * The starts of formulas in all widths, after what a program may skip. A program that does not split at commas begins a
 * cell within a quoted text, too, so that each of its separators and line ends counts as a start.
 */
const starts = String.raw`(?<=^|[;\t\n\v\f\r\x85\u2028\u2029])`;
const formula = String.raw`[\s\p{Cc}\p{Cf}"']*[=+\-@\u2212﹢﹣﹦﹫＝＋－＠]`;
const formulas = new RegExp(`${starts}(?=${formula})`, 'gu');
const markedFormulas = new RegExp(`${starts}${mark}(?=${formula})`, 'gu');

/** A text of digits, which spreadsheets cut to 15 digits, without zeros in front, or as a date: a PIN, code or phone. */
const digits = /^'*\p{Nd}(?:[\p{Nd}.,'\s]*|[\p{Nd}.,]*E\p{Nd}+|\p{Nd}*([-/.:])\p{Nd}+(?:\1\p{Nd}+)?)%?$/iu;

/** Days and instants are written so that spreadsheets take them as such. */
const day = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?$/;

const isDigits = (text: string) => digits.test(text) && !day.test(text);

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return cell.figure;
  const safe = isDigits(cell) ? mark + cell : cell.replace(formulas, mark);
  return /[",;\t\n\v\f\r\x85\u2028\u2029]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the text of a cell as it was before `csvRow` marked it. */
export function unmarked(text: string): string {
  const isMarkedDigits = text.startsWith(mark) && isDigits(text.slice(mark.length));
  return isMarkedDigits ? text.slice(mark.length) : text.replace(markedFormulas, '');
}

/** By this mark spreadsheets recognise a file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Formats a row of a CSV file (RFC 4180). */
export const csvRow = (row: readonly Cell[]) => `${row.map(cellText).join(',')}\r\n`;

/** Formats rows as a CSV file. */
export function csvFile(rows: readonly (readonly Cell[])[]): string {
  return `${byteOrderMark}${rows.map(csvRow).join('')}`;
}
