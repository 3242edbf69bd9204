import type { ReactNode } from 'react';
import type { Column } from '#src/lists/columns/column.ts';
import type { ListLayout } from '#src/lists/columns/layout.ts';
import type { OpenEntity } from '#src/lists/details/use-open-entity.ts';
import type { Selection } from '#src/lists/selection/use-selection.ts';
import type { ListControl } from '#src/lists/use-list-query.ts';

/** What a list shows its rows with, as a table or as cards. */
export interface RowsProps<Row> {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly layout: Pick<ListLayout, 'density' | 'widths'>;
  /** Called with the keys of the columns in their new order. */
  readonly onColumns: (keys: readonly string[]) => void;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly control: ListControl;
  /** Null where rows have no details. */
  readonly open: OpenEntity | null;
  /** Renders the menu of a row; null where rows have no actions. */
  readonly menuOf: ((id: string) => ReactNode) | null;
  /** Null where the list has no bulk actions. */
  readonly selection: Selection | null;
}
