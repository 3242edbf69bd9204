import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { QueryArguments } from '#contracts/query.ts';
import type { BulkAction } from '#src/kits/actions/bulk/bulk-action.ts';
import type { Actionable } from '#src/kits/actions/action.ts';
import { usePageCommands } from '#src/platform/routing/use-page-commands.ts';
import { BulkBar } from '#src/kits/lists/selection/BulkBar.tsx';
import { BulkJob } from '#src/kits/lists/selection/BulkJob.tsx';
import { usePageCount } from '#src/ui/format/use-page-count.ts';
import { sortChoices } from '#src/kits/lists/columns/column.ts';
import { visibleKeys } from '#src/kits/lists/columns/extra-columns.ts';
import { shortColumns } from '#src/kits/lists/columns/short-columns.ts';
import { LayoutMenu } from '#src/kits/lists/columns/LayoutMenu.tsx';
import { useLayout } from '#src/kits/lists/columns/use-layout.ts';
import { useRowFocus } from '#src/kits/lists/rows/use-row-focus.ts';
import { useRowForm } from '#src/kits/lists/rows/use-row-form.ts';
import { useRowKeys } from '#src/kits/lists/rows/use-row-keys.ts';
import type { List } from './define-list.ts';
import { LazyExportDialog } from '#src/kits/lists/export/LazyExportDialog.tsx';
import { type ChosenAction, ListDetails } from '#src/kits/lists/details/ListDetails.tsx';
import type { Filter } from '#src/kits/lists/filters/filter.ts';
import { listPhase } from './list-phase.ts';
import type { ListEndpoint } from '#contracts/list-types.ts';
import classes from './ListTools.module.css';
import { ListFrame } from './ListFrame.tsx';
import { ListViews } from '#src/kits/lists/views/ListViews.tsx';
import { namedViews } from '#src/kits/lists/views/named-views.ts';
import { RowCards } from '#src/kits/lists/rows/RowCards.tsx';
import { RowMenu } from '#src/kits/lists/rows/RowMenu.tsx';
import { RowsSkeleton } from '#src/kits/lists/rows/RowsSkeleton.tsx';
import { RowTable } from '#src/kits/lists/rows/RowTable.tsx';
import { SumsBelow } from '#src/kits/lists/rows/SumsBelow.tsx';
import { searchWords } from './search-words.ts';
import { useListQuery } from './use-list-query.ts';
import { UnsettledLink } from './UnsettledLink.tsx';
import { type UnknownParts, useUnknownParts } from './use-unknown-parts.ts';
import { ListSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { useOpenEntity } from '#src/kits/lists/details/use-open-entity.ts';
import { type EditedView, EditedViewForm } from '#src/kits/lists/views/EditedViewForm.tsx';
import { OpeningView } from '#src/kits/lists/views/OpeningView.tsx';
import { SavedViews } from '#src/kits/lists/views/SavedViews.tsx';
import { type OpenedWith, useDefaultView } from '#src/kits/lists/views/use-default-view.ts';
import { useSavedViews } from '#src/kits/lists/views/use-saved-views.ts';
import { useViewText } from '#src/kits/lists/views/use-view-text.ts';
import { useSelection } from '#src/kits/lists/selection/use-selection.ts';

interface Props<E extends ListEndpoint, View extends string, Entity extends Actionable> {
  readonly list: List<E, View, Entity>;
}

interface OpenedProps<E extends ListEndpoint, View extends string, Entity extends Actionable> extends Props<
  E,
  View,
  Entity
> {
  readonly opened: OpenedWith;
  readonly filters: readonly Filter[];
  readonly unknownOf: UnknownParts['of'];
}

/** The keys of the shown columns that a short row leaves out; moving the others does not hide them in a wider window. */
const beside = (keys: readonly string[], columns: readonly Keyed[], inRows: readonly Keyed[]) =>
  columns === inRows ? [] : visibleKeys(columns, false).filter((key) => !keys.includes(key));
type Keyed = Parameters<typeof visibleKeys>[0][number];

const none: readonly Filter[] = [];
const noFilters = () => none;

/**
 * A list of the administration rendered from its definition: search, filters, rows as a table or cards, and the
 * details of a row. While its address has a part that is not known, it shows that instead. At its plain address it shows the person's default view, whose request is then the first one.
 */
export function ResourceList<E extends ListEndpoint, View extends string, Entity extends Actionable>({
  list,
}: Props<E, View, Entity>) {
  const { endpoint, useFurtherFilters = noFilters } = list;
  const opened = useDefaultView(endpoint);
  const further = useFurtherFilters();
  const filters = useMemo(() => [...list.filters, ...(further ?? none)], [list, further]);
  const columns = useMemo(() => list.columns.map(({ key }) => key), [list]);
  const unknown = useUnknownParts({ paging: endpoint.paging, filters }, columns);
  const search = searchWords(endpoint.paging);
  if (opened.isOpening) return <OpeningView query={opened.query} search={search} />;
  if (further === null) return <ListSkeleton isUnderHeading search={search} />;
  if (unknown.parts.length > 0) return <UnsettledLink {...unknown} name={list.name} />;
  return <OpenedList {...{ list, opened, filters }} unknownOf={unknown.of} />;
}

function OpenedList<E extends ListEndpoint, View extends string, Entity extends Actionable>({
  list,
  opened,
  filters,
  unknownOf,
}: OpenedProps<E, View, Entity>) {
  const { endpoint, name, columns, keyOf, views, details, empty } = list;
  const layout = useLayout(list.path, columns);
  const { limit: likedLimit } = layout.layout;
  const { query, control } = useListQuery(endpoint, {
    filters,
    likedLimit,
    onLimit: layout.keepLimit,
  });
  const response = list.useRows({ query });
  usePageCount(response.data?.total ?? null);
  // a page that could not be read has no rows, although those of the page before are still known
  const items = listPhase(response, 0) === 'failed' ? undefined : response.data?.items;
  const ids = useMemo(() => (items ?? []).map(keyOf), [items, keyOf]);
  const open = useOpenEntity();
  const [chosen, setChosen] = useState<ChosenAction<Entity> | null>(null);
  // every list endpoint accepts these query arguments
  const selection = useSelection(list.path, query as Pick<QueryArguments, 'q' | 'filter'>, ids);
  const [bulk, setBulk] = useState<BulkAction | null>(null);
  const selects = list.bulk ? selection : null;
  const viewText = useViewText({ paging: endpoint.paging, filters, likedLimit }, control.view, unknownOf);
  const saved = useSavedViews(viewText, opened);
  const [editedView, setEditedView] = useState<EditedView | null>(null);
  const [isExporting, setExporting] = useState(false);
  const startExport = () => setExporting(true);
  useRowKeys({ selection: selects, onExport: startExport });
  useRowFocus({ ids, openId: open.id });
  const namedFilters = namedViews(views, control);
  usePageCommands(() => [
    { label: `Export ${name.toLowerCase()}`, refusal: null, run: startExport },
    ...namedFilters.map(({ label, show: run }) => ({
      label: `View: ${label}`,
      refusal: null,
      isSearched: true,
      run,
    })),
  ]);
  const form = useRowForm();
  const Rows = form === 'cards' ? RowCards : RowTable;
  const { visibleColumns } = layout;
  const isChosen = layout.layout.columns !== null;
  const inRows = useMemo(
    () => (form === 'short' ? shortColumns(visibleColumns, isChosen) : visibleColumns),
    [form, visibleColumns, isChosen],
  );
  const actions = details?.actions;
  const menuOf = useMemo(
    () =>
      details && actions
        ? (id: string) => (
            <RowMenu {...{ id, details, actions }} onChoose={(action) => setChosen({ id, action })} />
          )
        : null,
    [details, actions],
  );
  return (
    <>
      <ListFrame
        {...{ name, control, response, empty }}
        isCovered={open.id !== null}
        views={<ListViews namedFilters={namedFilters} saved={saved.choices} />}
        sorts={form === 'table' ? [] : sortChoices(columns, control.sortKeys)}
        savedViews={<SavedViews {...saved} onEdit={setEditedView} />}
        tools={(onLeave) => (
          <>
            <LayoutMenu control={layout} />
            <Button
              variant="default"
              size="xs"
              radius="xl"
              className={classes.pill}
              onClick={() => {
                onLeave();
                startExport();
              }}
            >
              Export
            </Button>
          </>
        )}
        skeleton={<RowsSkeleton form={form} columns={inRows.length} />}
      >
        {(rows) => (
          <>
            {list.bulk && (
              <BulkBar
                actions={list.bulk}
                selection={selection}
                total={response.data?.total ?? rows.length}
                onChoose={setBulk}
              />
            )}
            <Rows
              {...{ name, rows, keyOf, control, menuOf }}
              {...{ form }}
              columns={inRows}
              layout={layout.layout}
              sums={response.data?.sums ?? null}
              onColumns={(keys) =>
                layout.change({ columns: [...keys, ...beside(keys, visibleColumns, inRows)] })
              }
              open={details ? open : null}
              selection={selects}
            />
            <SumsBelow
              columns={
                form === 'cards'
                  ? visibleColumns
                  : visibleColumns.filter((column) => !inRows.includes(column))
              }
              sums={response.data?.sums ?? null}
            />
          </>
        )}
      </ListFrame>
      {editedView !== null && (
        <EditedViewForm {...saved} edited={editedView} onClose={() => setEditedView(null)} />
      )}
      {isExporting && (
        <LazyExportDialog
          {...{ name, endpoint, control }}
          query={query as QueryArguments} // the query of a list endpoint has these members
          columns={layout.visibleColumns}
          total={response.data?.total ?? 0}
          keyOf={keyOf}
          selected={selects && !selects.all && selects.ids.size > 0 ? selects.ids : null}
          onClose={() => setExporting(false)}
        />
      )}
      {details && (
        <ListDetails
          {...{ details, open, ids, control, chosen }}
          nextCursor={response.data?.nextCursor ?? null}
          isFetching={response.isFetching}
          onChoose={setChosen}
        />
      )}
      {list.bulk && (
        <BulkJob
          actions={list.bulk}
          {...{ ids, selection }}
          total={response.data?.total ?? 0}
          chosen={bulk}
          onClose={() => setBulk(null)}
        />
      )}
    </>
  );
}
