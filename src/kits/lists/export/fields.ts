import { decimalText, exponents, type Money } from '#contracts/money.ts';
import type { Cell } from '#src/platform/files/csv.ts';
import type { Column, ExportedValue } from '#src/kits/lists/columns/column.ts';
import { wallTime } from '#src/ui/format/wall-time.ts';

/** A column of an exported file. */
export interface ExportField<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => Cell;
}

/** A file for people has words and local times with their zone in the heading; one for programs codes and UTC. */
export type Reader = { readonly for: 'people'; readonly timeZone: string } | { readonly for: 'programs' };

const isAmount = (value: ExportedValue): value is Money => typeof value === 'object' && value !== null;

function cellOf(value: ExportedValue): Cell {
  if (typeof value === 'number') return { figure: String(value) };
  if (!isAmount(value)) return value;
  return { figure: decimalText(value.amountMinor, exponents[value.currency]) };
}

/** Returns the column as this reader gets it. */
function fieldFor<Row>(
  reader: Reader,
  { key, header, words, instants }: Column<Row>,
  exported: (row: Row) => ExportedValue,
): ExportField<Row> {
  if (reader.for === 'programs') return { key, header, cell: (row) => cellOf(exported(row)) };
  if (words) return { key, header, cell: words };
  if (!instants) return { key, header, cell: (row) => cellOf(exported(row)) };
  const { timeZone } = reader;
  return {
    key,
    header: `${header} (${timeZone})`,
    cell(row) {
      const value = exported(row);
      return typeof value === 'string' ? wallTime(Date.parse(value), timeZone) : cellOf(value);
    },
  };
}

/**
 * Returns the columns of the file: the id of the row, those of the list, a currency column after each amount, and one for
 * the second value of a cell. Drawings are left out.
 */
export function exportFields<Row>(
  columns: readonly Column<Row>[],
  reader: Reader,
  keyOf: (row: Row) => string,
): readonly ExportField<Row>[] {
  const fields = columns.flatMap((column): readonly ExportField<Row>[] => {
    const { key, header, exported, amounts, beside } = column;
    if (exported === null) return [];
    const field = fieldFor(reader, column, exported);
    const second = beside ? [{ ...beside, cell: (row: Row) => cellOf(beside.exported(row)) }] : [];
    if (amounts === undefined) return [field, ...second];
    const currency = (row: Row) => {
      const value = exported(row);
      return isAmount(value) ? value.currency : null;
    };
    return [field, { key: `${key}Currency`, header: `${header}, currency`, cell: currency }, ...second];
  });
  const hasId = fields.length === 0 || fields.some(({ key }) => key === 'id');
  return hasId ? fields : [{ key: 'id', header: 'ID', cell: keyOf }, ...fields];
}
