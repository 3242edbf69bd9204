import { Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { type PointerEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { ariaSort, type Column } from '#src/kits/lists/columns/column.ts';
import { type ListLayout, plainLayout } from '#src/kits/lists/columns/layout.ts';
import { RowLinks } from './row-links.ts';
import type { RowsProps } from './rows-props.ts';
import { selectedIn, SelectPage } from './SelectRow.tsx';
import { SumsFoot } from './SumsFoot.tsx';
import { summedColumns } from './summed-columns.ts';
import { TableBody } from './TableBody.tsx';
import { Cells, TableRow } from './TableRow.tsx';
import { useHeaderDrag } from './use-header-drag.ts';
import { useSelect } from './use-select.ts';
import classes from './RowTable.module.css';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';

/**
 * Shows the full text of cut cells as a tooltip of the row, because the row's link covers the cells. With the keyboard,
 * people open the row instead.
 */
function nameCutTexts({ target }: PointerEvent) {
  const row = target instanceof Element ? target.closest('tr') : null;
  if (!row) return;
  const cut = [...row.cells].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  row.title = cut.map(({ textContent }) => textContent).join('\n');
}

/** Rows as a table, used from 960 px on; under 1,280 px it has four columns. */
export function RowTable<Row>(props: RowsProps<Row>) {
  const { name, columns, layout, rows, keyOf, control, sums, open, menuOf, selection } = props;
  const summed = useMemo(() => summedColumns(columns, sums), [columns, sums]);
  const isShort = props.form === 'short';
  const widths = isShort ? plainLayout.widths : layout.widths;
  const onSelect = useSelect(selection);
  const cells = useCallback(
    (index: number) => {
      const row = rows[index];
      return row !== undefined && <Cells {...{ row, columns, widths, menuOf }} id={keyOf(row)} />;
    },
    [rows, columns, widths, keyOf, menuOf],
  );
  const { sort } = control.view;
  const onSort = useCallbackRef(control.sort);
  const dragOf = useHeaderDrag(columns, useCallbackRef(props.onColumns));
  const headers = useMemo(
    () => columns.map((column) => <Header key={column.key} {...{ column, widths, sort, onSort, dragOf }} />),
    [columns, widths, sort, onSort, dragOf],
  );
  const openId = open?.id;
  const render = useCallback(
    (row: Row, index: number, key?: string) => {
      const id = keyOf(row);
      const selected = selection && selectedIn(selection, id);
      return (
        <TableRow key={key ?? id} {...{ id, index, selected, onSelect, cells }} isOpen={id === openId} />
      );
    },
    [keyOf, openId, selection, onSelect, cells],
  );
  const element = useRef<HTMLTableElement>(null);
  // the texts of cut cells, set above, are those of the row that had these elements before
  useEffect(() => {
    for (const row of element.current?.querySelectorAll('tr[title]') ?? []) row.removeAttribute('title');
  }, [rows]);
  const table = (
    <Table
      ref={element}
      stickyHeader
      stickyHeaderOffset="var(--table-top, 0px)"
      highlightOnHover
      className={classes.table}
      onPointerOver={nameCutTexts}
      data-density={layout.density}
      data-short={isShort || undefined}
      aria-rowcount={rows.length + (summed ? 2 : 1)}
      verticalSpacing="2xs"
      horizontalSpacing="xs"
      fz="sm"
    >
      <caption>
        <VisuallyHidden>{name}</VisuallyHidden>
      </caption>
      <Table.Thead>
        <Table.Tr>
          {selection && (
            <Table.Th className={classes.check}>
              <SelectPage selection={selection} />
            </Table.Th>
          )}
          {headers}
          {menuOf && (
            <Table.Th>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <TableBody {...{ rows, keyOf, render }} />
      {summed && (
        <SumsFoot
          {...{ columns, summed }}
          index={rows.length + 2}
          selects={selection !== null}
          hasMenus={menuOf !== null}
        />
      )}
    </Table>
  );
  return <RowLinks value={open}>{table}</RowLinks>;
}

const arrows = { ascending: '↑', descending: '↓', none: '' } as const;

interface HeaderProps<Row> extends SortHeaderProps<Row> {
  readonly widths: ListLayout['widths'];
  readonly dragOf: ReturnType<typeof useHeaderDrag>;
}

function Header<Row>({ widths, dragOf, ...props }: HeaderProps<Row>) {
  const { column, sort } = props;
  return (
    <Table.Th
      {...dragOf(column.key)}
      scope="col"
      data-align={column.align}
      data-extra={column.extra}
      data-width={widths[column.key]}
      aria-sort={ariaSort(sort, column.sort)}
    >
      <SortHeader {...props} />
    </Table.Th>
  );
}

interface SortHeaderProps<Row> {
  readonly column: Column<Row>;
  /** The order of the rows. */
  readonly sort: string;
  readonly onSort: ListControl['sort'];
}

function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const { sort: key } = column;
  const direction = ariaSort(sort, key);
  if (key === undefined || direction === undefined) return column.header;
  const isFigure = column.align === 'end';
  return (
    <UnstyledButton
      className={classes.sort}
      data-sorted={direction !== 'none' || undefined}
      // Figures are sorted highest first: the largest debt, the longest delay.
      onClick={() => onSort(key, isFigure ? 'highest' : 'lowest')}
    >
      {column.header}
      <span aria-hidden="true" className={classes.arrow}>
        {arrows[direction]}
      </span>
    </UnstyledButton>
  );
}
