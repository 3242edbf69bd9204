import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useServices } from '#src/platform/store/use-store.ts';
import type { Column } from './column.ts';
import {
  columnsIn,
  columnsText,
  type ListLayout,
  plainLayout,
  shownColumns,
  storedLayout,
} from './layout.ts';

const columnsName = 'columns';

type ColumnName = Pick<Column<never>, 'key' | 'header' | 'placement' | 'extra'>;

/** The columns that a list shows and their settings; each change is stored. */
export interface LayoutControl<C extends ColumnName = ColumnName> {
  readonly layout: ListLayout;
  readonly all: readonly C[];
  readonly visibleColumns: readonly C[];
  readonly change: (change: Partial<ListLayout>) => void;
  readonly keepLimit: (limit: number) => void;
  readonly reset: () => void;
}

/**
 * Returns the layout of a list. Columns from the address override the stored ones. The shown columns stay the same
 * until a setting changes, so that a search does not render rows again.
 */
export function useLayout<Row>(path: string, all: readonly Column<Row>[]): LayoutControl<Column<Row>> {
  const storage = useServices().localStorage;
  const [stored, setStored] = useState(() => storedLayout(storage, path).read() ?? plainLayout);
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const inAddress = search.get(columnsName);
  const columns = useMemo(() => columnsIn(inAddress) ?? stored.columns, [inAddress, stored]);
  const visibleColumns = useMemo(() => shownColumns(all, columns), [all, columns]);
  return useMemo(() => {
    /** If the address names columns, they are stored only after a person changes them. */
    function change(changes: Partial<ListLayout>): void {
      const next = { ...stored, ...changes };
      setStored(next);
      storedLayout(storage, path).write(next); // the change also applies where the browser refuses to store it
      if (changes.columns === undefined) return;
      const address = new URLSearchParams(search);
      if (changes.columns === null) address.delete(columnsName);
      else address.set(columnsName, columnsText(changes.columns));
      setSearch(address, { replace: true, state });
    }

    return {
      layout: { ...stored, columns },
      all,
      visibleColumns,
      change,
      keepLimit: (limit) => change({ limit }),
      reset: () => change(plainLayout),
    };
  }, [all, columns, stored, path, search, setSearch, visibleColumns, state, storage]);
}
