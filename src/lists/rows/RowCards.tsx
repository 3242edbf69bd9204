import { Card, Group } from '@mantine/core';
import { nothing, type Placement } from '#src/lists/columns/column.ts';
import classes from './RowCards.module.css';
import { SelectRow } from './SelectRow.tsx';
import type { RowsProps } from './RowTable.tsx';
import { RowTitle } from './RowTitle.tsx';
import { rowMark } from './use-row-keys.ts';

/**
 * The same rows as cards, under 1,280 px: the name and the status above, the other facts labelled below. As in a table that is
 * short of room, the extra ones are left to the details unless a person chose them.
 */
export function RowCards<Row>({ name, columns, rows, keyOf, open, menuOf, selection }: RowsProps<Row>) {
  const at = (place: Placement) =>
    columns.filter(({ placement, extra }) => placement === place && extra !== true);
  return (
    <ul className={classes.cards} aria-label={name} data-many={rows.length > 200 || undefined}>
      {rows.map((row, index) => (
        <Card
          key={keyOf(row)}
          {...rowMark(keyOf(row))}
          component="li"
          withBorder
          padding="sm"
          className={classes.card}
          data-open={open?.id === keyOf(row) || undefined}
        >
          <Group gap="xs">
            {selection && (
              <span className={classes.check}>
                <SelectRow id={keyOf(row)} no={index + 1} selection={selection} />
              </span>
            )}
            <strong className={classes.title}>
              {at('title').map((column) => (
                <RowTitle key={column.key} id={keyOf(row)} open={open}>
                  {column.render(row)}
                </RowTitle>
              ))}
            </strong>
            <Group gap="xs">
              {at('side').map((column) => (
                <span key={column.key}>{column.render(row)}</span>
              ))}
              {menuOf?.(keyOf(row))}
            </Group>
          </Group>
          {at('wide').map((column) => (
            <div key={column.key} className={classes.wide}>
              {column.render(row)}
            </div>
          ))}
          <dl className={classes.facts}>
            {at('fact').map(({ key, header, render }) => {
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
      ))}
    </ul>
  );
}
