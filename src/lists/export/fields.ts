import { decimalText, exponents, type Money } from '#contracts/money.ts';
import type { Cell } from '#src/platform/csv.ts';
import type { Column, ExportedValue } from '#src/lists/columns/column.ts';

/** A column of an exported file. */
export interface ExportField<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => Cell;
}

const isAmount = (value: ExportedValue): value is Money => typeof value === 'object' && value !== null;

function cellOf(value: ExportedValue): Cell {
  if (typeof value === 'number') return { figure: String(value) };
  if (!isAmount(value)) return value;
  return { figure: decimalText(value.amountMinor, exponents[value.currency]) };
}

/**
 * Returns the columns of the file: those of the list, a currency column after each amount, and one for the second value
 * of a cell. Drawings are left out.
 */
export function exportFields<Row>(columns: readonly Column<Row>[]): readonly ExportField<Row>[] {
  return columns.flatMap(({ key, header, exported, amounts, beside }) => {
    if (exported === null) return [];
    const field = { key, header, cell: (row: Row) => cellOf(exported(row)) };
    const second = beside ? [{ ...beside, cell: (row: Row) => cellOf(beside.exported(row)) }] : [];
    if (amounts === undefined) return [field, ...second];
    const currency = (row: Row) => {
      const value = exported(row);
      return isAmount(value) ? value.currency : null;
    };
    return [field, { key: `${key}Currency`, header: `${header}, currency`, cell: currency }, ...second];
  });
}
