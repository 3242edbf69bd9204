import { Card, Group } from '@mantine/core';
import { useMemo } from 'react';
import { type Column, nothing, type Placement } from '#src/lists/columns/column.ts';
import classes from './RowCards.module.css';
import { SelectRow } from './SelectRow.tsx';
import type { RowsProps } from './RowTable.tsx';
import { RowTitle } from './RowTitle.tsx';
import { useFirstRows } from './use-first-rows.ts';
import { rowMark } from './use-row-keys.ts';

/** The number of cards that the tallest common phone shows. */
const firstCards = 8;

/**
 * Rows as cards, under 1,280 px: name and status at the top, labelled facts below. Extra columns are left out unless
 * a person chose them.
 */
export function RowCards<Row>(props: RowsProps<Row>) {
  const { name, columns, rows, keyOf, open, menuOf, selection } = props;
  const first = useFirstRows(rows, firstCards);
  const cards = useMemo(() => {
    const parts = partsOf(columns);
    return first.map((row, index) => (
      <RowCard key={keyOf(row)} {...{ row, index, parts, keyOf, open, menuOf, selection }} />
    ));
  }, [first, columns, keyOf, open, menuOf, selection]);
  return (
    <ul className={classes.cards} aria-label={name}>
      {cards}
    </ul>
  );
}

type Parts<Row> = Readonly<Record<Placement, readonly Column<Row>[]>>;

function partsOf<Row>(columns: readonly Column<Row>[]): Parts<Row> {
  const at = (place: Placement) =>
    columns.filter(({ placement, extra }) => placement === place && extra !== true);
  return { title: at('title'), side: at('side'), wide: at('wide'), fact: at('fact') };
}

interface CardProps<Row> extends Pick<RowsProps<Row>, 'keyOf' | 'open' | 'menuOf' | 'selection'> {
  readonly row: Row;
  /** The row's index on the page, from 0. */
  readonly index: number;
  readonly parts: Parts<Row>;
}

function RowCard<Row>({ row, index, parts, keyOf, open, menuOf, selection }: CardProps<Row>) {
  const id = keyOf(row);
  return (
    <Card
      {...rowMark(id)}
      component="li"
      withBorder
      padding="sm"
      className={classes.card}
      data-open={open?.id === id || undefined}
    >
      <Group gap="xs" wrap="nowrap" align="start">
        {selection && (
          <span className={classes.check}>
            <SelectRow id={id} no={index + 1} selection={selection} />
          </span>
        )}
        <Group gap="xs" className={classes.head}>
          <strong className={classes.title}>
            {parts.title.map((column) => (
              <RowTitle key={column.key} id={id} open={open}>
                {column.render(row)}
              </RowTitle>
            ))}
          </strong>
          {parts.side.map((column) => (
            <span key={column.key}>{column.render(row)}</span>
          ))}
        </Group>
        {menuOf?.(id)}
      </Group>
      {parts.wide.map((column) => (
        <div key={column.key} className={classes.wide}>
          {column.render(row)}
        </div>
      ))}
      <dl className={classes.facts}>
        {parts.fact.map(({ key, header, render }) => {
          const value = render(row);
          return (
            value !== nothing && (
              <div key={key}>
                <dt>{header}</dt>
                <dd>{value}</dd>
              </div>
            )
          );
        })}
      </dl>
    </Card>
  );
}
