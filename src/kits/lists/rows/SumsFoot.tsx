import { Table } from '@mantine/core';
import type { Money } from '#contracts/money.ts';
import type { Column } from '#src/kits/lists/columns/column.ts';
import { Amounts } from './Amounts.tsx';

interface Props<Row> {
  readonly columns: readonly Column<Row>[];
  /** The sums by the column's key. */
  readonly summed: ReadonlyMap<string, readonly Money[]>;
  /** The row's index in the table, from 1. */
  readonly index: number;
  /** Whether the rows begin with a box that selects them, and end with a menu. */
  readonly selects: boolean;
  readonly hasMenus: boolean;
}

/** The last row of a table: the sums of its columns over all rows that match, on all pages. */
export function SumsFoot<Row>({ columns, summed, index, selects, hasMenus }: Props<Row>) {
  return (
    <Table.Tfoot>
      <Table.Tr aria-rowindex={index}>
        {columns.map(({ key, align, extra }, at) => (
          // the label is no header of a row, which is what names a row of the list
          <td key={key} data-align={align} data-extra={extra} colSpan={selects && at === 0 ? 2 : 1}>
            {at === 0 && 'Total '}
            <Amounts amounts={summed.get(key) ?? []} />
          </td>
        ))}
        {hasMenus && <Table.Td />}
      </Table.Tr>
    </Table.Tfoot>
  );
}
