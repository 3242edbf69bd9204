import { Table } from '@mantine/core';
import { useModule } from '#src/ui/use-module.ts';
import type { VirtualBodyProps } from './VirtualBody.tsx';

const load = () => import('./VirtualBody.tsx');

/** Rows up to which all are in the document. */
const mostPlain = 200;
/** As many as a window shows, until what draws the others is here. */
const firstRows = 50;

/** The rows of a table. Of many only those in the window are drawn; what chooses them is fetched for the first such page. */
export function TableBody<Row>(props: VirtualBodyProps<Row>) {
  const { rows, render } = props;
  const isLong = rows.length > mostPlain;
  const loaded = useModule(load, isLong);
  if (isLong && loaded) return <loaded.VirtualBody {...props} />;
  return <Table.Tbody>{(isLong ? rows.slice(0, firstRows) : rows).map(render)}</Table.Tbody>;
}
