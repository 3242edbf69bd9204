import { Card, Group } from '@mantine/core';
import { useMemo } from 'react';
import { type Column, nothing, type Placement } from '#src/kits/lists/columns/column.ts';
import classes from './RowCards.module.css';
import { RowLinks } from './row-links.ts';
import { type Selected, selectedIn, SelectRow, type SelectRowProps } from './SelectRow.tsx';
import type { RowsProps } from './rows-props.ts';
import { RowTitle } from './RowTitle.tsx';
import { useFirstRows } from './use-first-rows.ts';
import { rowMark } from './use-row-keys.ts';
import { useSlots } from './use-slots.ts';
import { useSelect } from './use-select.ts';

/** The number of cards that the tallest common phone shows. */
const firstCards = 8;

/**
 * Rows as cards, under 960 px: name and status at the top, labelled facts below. Extra columns are left out unless
 * a person chose them.
 */
export function RowCards<Row>(props: RowsProps<Row>) {
  const { name, columns, rows, keyOf, open, menuOf, selection } = props;
  const first = useFirstRows(rows, firstCards);
  const onSelect = useSelect(selection);
  const keys = useSlots(first.map(keyOf));
  const openId = open?.id;
  const cards = useMemo(() => {
    const parts = cardParts(columns);
    return first.map((row, index) => {
      const id = keyOf(row);
      const selected = selection && selectedIn(selection, id);
      return (
        <RowCard
          key={keys.get(id)}
          {...{ id, row, index, parts, menuOf, selected, onSelect }}
          isOpen={id === openId}
        />
      );
    });
  }, [first, keys, columns, keyOf, openId, menuOf, selection, onSelect]);
  return (
    <RowLinks value={open}>
      <ul className={classes.cards} aria-label={name}>
        {cards}
      </ul>
    </RowLinks>
  );
}

type Parts<Row> = Readonly<Record<Placement, readonly Column<Row>[]>>;

function cardParts<Row>(columns: readonly Column<Row>[]): Parts<Row> {
  const at = (place: Placement) =>
    columns.filter(({ placement, extra }) => placement === place && extra !== true);
  return { title: at('title'), side: at('side'), wide: at('wide'), fact: at('fact') };
}

interface CardProps<Row> extends Pick<RowsProps<Row>, 'menuOf'>, Pick<SelectRowProps, 'onSelect'> {
  readonly id: string;
  readonly row: Row;
  readonly isOpen: boolean;
  /** Null where the list has no bulk actions. */
  readonly selected: Selected | null;
  /** The row's index on the page, from 0. */
  readonly index: number;
  readonly parts: Parts<Row>;
}

function RowCard<Row>({ id, row, index, isOpen, parts, menuOf, selected, onSelect }: CardProps<Row>) {
  return (
    <Card
      {...rowMark(id)}
      component="li"
      withBorder
      padding="sm"
      className={classes.card}
      data-open={isOpen || undefined}
      data-below-the-fold={index < firstCards ? undefined : true}
    >
      <Group gap="xs" wrap="nowrap" align="start">
        {selected && (
          <span className={classes.check}>
            <SelectRow {...{ selected, onSelect }} no={index + 1} />
          </span>
        )}
        <Group gap="xs" className={classes.head}>
          <strong className={classes.title}>
            {parts.title.map((column) => (
              <RowTitle key={column.key} id={id}>
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
