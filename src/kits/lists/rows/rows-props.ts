import type { ReactNode } from 'react';
import type { Column } from '#src/kits/lists/columns/column.ts';
import type { ListLayout } from '#src/kits/lists/columns/layout.ts';
import type { OpenEntity } from '#src/kits/lists/details/use-open-entity.ts';
import type { Selection } from '#src/kits/lists/selection/use-selection.ts';
import type { Sums } from '#contracts/list-types.ts';
import type { RowForm } from './use-row-form.ts';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';

/** What a list shows its rows with, as a table or as cards. */
export interface RowsProps<Row> {
  readonly name: string;
  readonly form: RowForm;
  readonly columns: readonly Column<Row>[];
  readonly layout: Pick<ListLayout, 'density' | 'widths'>;
  /** Called with the keys of the columns in their new order. */
  readonly onColumns: (keys: readonly string[]) => void;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly control: ListControl;
  /** Sums over all rows that match; null where the list has none. */
  readonly sums: Sums | null;
  /** Null where rows have no details. */
  readonly open: OpenEntity | null;
  /** Renders the menu of a row; null where rows have no actions. */
  readonly menuOf: ((id: string) => ReactNode) | null;
  /** Null where the list has no bulk actions. */
  readonly selection: Selection | null;
}
