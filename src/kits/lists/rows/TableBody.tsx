import { Table } from '@mantine/core';
import { useMemo } from 'react';
import { useModule } from '#src/ui/loading/use-module.ts';
import { useFirstRows } from './use-first-rows.ts';
import { useSlots } from './use-slots.ts';
import type { VirtualBodyProps } from './VirtualBody.tsx';

const load = () => import('./VirtualBody.tsx');

/** The largest number of rows for which all are rendered. */
const maxPlain = 100;
/** The number of rows that a large window shows. */
const firstRows = 30;

/**
 * The rows of a table. Of more than `maxPlain` rows only those in the window are rendered; the code for that is
 * loaded with the first such page.
 */
export function TableBody<Row>(props: VirtualBodyProps<Row>) {
  const { rows, keyOf, render } = props;
  const isLong = rows.length > maxPlain;
  const loaded = useModule(load, isLong);
  const first = useFirstRows(rows, firstRows);
  const visibleRows = useMemo(() => (isLong ? rows.slice(0, firstRows) : first), [isLong, rows, first]);
  const keys = useSlots(visibleRows.map(keyOf));
  const plain = useMemo(
    () => visibleRows.map((row, index) => render(row, index, keys.get(keyOf(row)))),
    [visibleRows, keyOf, render, keys],
  );
  if (isLong && loaded) return <loaded.VirtualBody {...props} />;
  return <Table.Tbody>{plain}</Table.Tbody>;
}
