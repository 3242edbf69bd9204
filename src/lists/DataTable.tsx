import { useAppSelector } from '#src/platform/use-store.ts';
import { selectMobileLayout, selectNarrow } from '#src/platform/shell.ts';
import { type Column, sortChoices } from './column.ts';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import { RowCards } from './RowCards.tsx';
import { RowTable } from './RowTable.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';

export interface DataTableProps<Row> extends Omit<
  ListFrameProps<Row>,
  'sorts' | 'folded' | 'skeleton' | 'children'
> {
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
}

/** The one table of the product: a resource declares columns, filters and words, everything else happens here. */
export function DataTable<Row>({ columns, rowKey, ...frame }: DataTableProps<Row>) {
  const cards = useAppSelector(selectNarrow);
  const isWide = !useAppSelector(selectMobileLayout);
  const { name, control } = frame;
  return (
    <ListFrame
      {...frame}
      sorts={isWide ? undefined : sortChoices(columns, control.sortKeys)}
      folded={!isWide}
      skeleton={<ListSkeleton rows={8} />}
    >
      {(rows) =>
        cards ? (
          <RowCards {...{ name, columns, rows, rowKey }} />
        ) : (
          <RowTable {...{ name, columns, rows, rowKey, control, isWide }} />
        )
      }
    </ListFrame>
  );
}
