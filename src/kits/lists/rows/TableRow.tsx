import { Table } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import type { RowsProps } from './rows-props.ts';
import classes from './RowTable.module.css';
import { RowTitle } from './RowTitle.tsx';
import { type Selected, SelectRow, type SelectRowProps } from './SelectRow.tsx';
import { rowMark } from './use-row-keys.ts';

interface TableRowProps {
  readonly id: string;
  /** The row's index on the page, from 0. */
  readonly index: number;
  readonly isOpen: boolean;
  /** Null where the list has no bulk actions. */
  readonly selected: Selected | null;
  readonly onSelect: SelectRowProps['onSelect'];
  /** Renders the cells of the row at an index. */
  readonly cells: (index: number) => ReactNode;
}

/** A row that is rendered again only when it changes: not when other rows are selected or the search is changed. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { id, index, isOpen, selected, onSelect, cells } = props;
  return (
    <Table.Tr {...rowMark(id)} aria-rowindex={index + 2} data-open={isOpen || undefined}>
      {selected && (
        <td className={classes.check}>
          <SelectRow {...{ selected, onSelect }} no={index + 1} />
        </td>
      )}
      {cells(index)}
    </Table.Tr>
  );
});

interface CellsProps<Row> extends Pick<RowsProps<Row>, 'columns' | 'menuOf'> {
  readonly id: string;
  readonly row: Row;
  readonly widths: RowsProps<Row>['layout']['widths'];
}

/** The cells are plain elements, because a page has some 500 of them. */
export function Cells<Row>({ id, row, columns, widths, menuOf }: CellsProps<Row>) {
  return (
    <>
      {columns.map((column) =>
        column.placement === 'title' ? (
          <th key={column.key} scope="row" data-align={column.align} data-width={widths[column.key]}>
            <RowTitle id={id}>{column.render(row)}</RowTitle>
          </th>
        ) : (
          <td
            key={column.key}
            data-align={column.align}
            data-placement={column.placement}
            data-extra={column.extra}
            data-width={widths[column.key]}
          >
            {column.render(row)}
          </td>
        ),
      )}
      {menuOf && <td data-align="end">{menuOf(id)}</td>}
    </>
  );
}
