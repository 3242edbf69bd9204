import { Table } from '@mantine/core';
import classes from './RowTable.module.css';
import type { RowsProps } from './RowTable.tsx';
import { RowTitle } from './RowTitle.tsx';
import { SelectRow } from './SelectRow.tsx';
import { rowMark } from './use-row-keys.ts';

interface Props<Row> extends Omit<RowsProps<Row>, 'name' | 'rows' | 'control'> {
  readonly row: Row;
  /** The row's index on the page, from 0. */
  readonly index: number;
}

export function TableRow<Row>(props: Props<Row>) {
  const { row, index, columns, layout, keyOf, open, menuOf, selection } = props;
  const id = keyOf(row);
  return (
    <Table.Tr {...rowMark(id)} aria-rowindex={index + 2} data-open={open?.id === id || undefined}>
      {selection && (
        <Table.Td className={classes.check}>
          <SelectRow id={id} no={index + 1} selection={selection} />
        </Table.Td>
      )}
      {columns.map((column) =>
        column.placement === 'title' ? (
          <Table.Th
            key={column.key}
            scope="row"
            data-align={column.align}
            data-width={layout.widths[column.key]}
          >
            <RowTitle id={id} open={open}>
              {column.render(row)}
            </RowTitle>
          </Table.Th>
        ) : (
          <Table.Td
            key={column.key}
            data-align={column.align}
            data-placement={column.placement}
            data-extra={column.extra}
            data-width={layout.widths[column.key]}
          >
            {column.render(row)}
          </Table.Td>
        ),
      )}
      {menuOf && <Table.Td data-align="end">{menuOf(id)}</Table.Td>}
    </Table.Tr>
  );
}
