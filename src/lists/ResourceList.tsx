import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { QueryArguments } from '#contracts/query.ts';
import type { BulkAction } from '#src/actions/bulk/bulk-action.ts';
import type { Actionable } from '#src/actions/action.ts';
import { selectMobileLayout } from '#src/platform/shell.ts';
import { usePageCommands } from '#src/platform/use-page-commands.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { BulkBar } from '#src/lists/selection/BulkBar.tsx';
import { BulkJob } from '#src/lists/selection/BulkJob.tsx';
import { usePageCount } from '#src/ui/use-page-count.ts';
import { lacksHeaders, sortChoices } from '#src/lists/columns/column.ts';
import { LayoutMenu } from '#src/lists/columns/LayoutMenu.tsx';
import { useLayout } from '#src/lists/columns/use-layout.ts';
import { useKeptFocus } from '#src/lists/rows/use-kept-focus.ts';
import { useRowKeys } from '#src/lists/rows/use-row-keys.ts';
import type { List } from './define-list.ts';
import { LazyExportDialog } from '#src/lists/export/LazyExportDialog.tsx';
import { type ChosenAction, ListDetails } from '#src/lists/details/ListDetails.tsx';
import type { Filter } from '#src/lists/filters/filter.ts';
import { listPhase } from './list-phase.ts';
import type { ListEndpoint } from './list-types.ts';
import classes from './ListTools.module.css';
import { ListFrame } from './ListFrame.tsx';
import { ListViews } from '#src/lists/views/ListViews.tsx';
import { namedViews } from '#src/lists/views/named-views.ts';
import { RowCards } from '#src/lists/rows/RowCards.tsx';
import { RowMenu } from '#src/lists/rows/RowMenu.tsx';
import { RowsSkeleton } from '#src/lists/rows/RowsSkeleton.tsx';
import { RowTable } from '#src/lists/rows/RowTable.tsx';
import { searchWords } from './search-words.ts';
import { useListQuery } from './use-list-query.ts';
import { useOpenEntity } from '#src/lists/details/use-open-entity.ts';
import { type EditedView, EditedViewForm } from '#src/lists/views/EditedViewForm.tsx';
import { OpeningView } from '#src/lists/views/OpeningView.tsx';
import { SavedViews } from '#src/lists/views/SavedViews.tsx';
import { type OpenedWith, useDefaultView } from '#src/lists/views/use-default-view.ts';
import { useSavedViews } from '#src/lists/views/use-saved-views.ts';
import { useViewText } from '#src/lists/views/use-view-text.ts';
import { useSelection } from '#src/lists/selection/use-selection.ts';

interface Props<E extends ListEndpoint, View extends string, Entity extends Actionable> {
  readonly list: List<E, View, Entity>;
}

const none: readonly Filter[] = [];
const noFilters = () => none;

/**
 * A list of the administration rendered from its definition: search, filters, rows as a table or cards, and the
 * details of a row. At its plain address it shows the person's default view, whose request is then the first one.
 */
export function ResourceList<E extends ListEndpoint, View extends string, Entity extends Actionable>({
  list,
}: Props<E, View, Entity>) {
  const opened = useDefaultView(list.endpoint);
  return opened.isOpening ? (
    <OpeningView query={opened.query} search={searchWords(list.endpoint.paging)} />
  ) : (
    <OpenedList list={list} opened={opened} />
  );
}

function OpenedList<E extends ListEndpoint, View extends string, Entity extends Actionable>({
  list,
  opened,
}: Props<E, View, Entity> & { readonly opened: OpenedWith }) {
  const { endpoint, name, columns, keyOf, views, details, empty, useFurtherFilters = noFilters } = list;
  const further = useFurtherFilters();
  const filters = useMemo(() => [...list.filters, ...further], [list, further]);
  const layout = useLayout(list.path, columns);
  const { limit: likedLimit } = layout.layout;
  const { query, control } = useListQuery(endpoint, {
    filters,
    likedLimit,
    onLimit: layout.keepLimit,
  });
  const answer = list.useRows({ query });
  usePageCount(answer.data?.total ?? null);
  // a page that could not be read has no rows, although those of the page before are still known
  const items = listPhase(answer, 0) === 'failed' ? undefined : answer.data?.items;
  const ids = useMemo(() => (items ?? []).map(keyOf), [items, keyOf]);
  const open = useOpenEntity();
  const [chosen, setChosen] = useState<ChosenAction<Entity> | null>(null);
  // every list endpoint accepts these query arguments
  const selection = useSelection(list.path, query as Pick<QueryArguments, 'q' | 'filter'>, ids);
  const [bulk, setBulk] = useState<BulkAction | null>(null);
  const selects = list.bulk ? selection : null;
  const viewText = useViewText({ paging: endpoint.paging, filters, likedLimit }, control.view);
  const saved = useSavedViews(viewText, opened);
  const [editedView, setEditedView] = useState<EditedView | null>(null);
  const [isExporting, setExporting] = useState(false);
  const startExport = () => setExporting(true);
  useRowKeys({ selection: selects, onExport: startExport });
  useKeptFocus({ ids, openId: open.id });
  const named = namedViews(views, control);
  usePageCommands(() => [
    { label: `Export ${name.toLowerCase()}`, refusal: null, run: startExport },
    ...named.map(({ label, show: run }) => ({
      label: `View: ${label}`,
      refusal: null,
      isSearched: true,
      run,
    })),
  ]);
  const form = useAppSelector(selectMobileLayout) ? 'cards' : 'table';
  const Rows = form === 'cards' ? RowCards : RowTable;
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
        {...{ name, control, answer, empty }}
        isCovered={open.id !== null}
        views={<ListViews named={named} saved={saved.choices} />}
        sorts={form === 'cards' || lacksHeaders(layout.shown) ? sortChoices(columns, control.sortKeys) : []}
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
        skeleton={<RowsSkeleton form={form} columns={layout.shown.length} />}
      >
        {(rows) => (
          <>
            {list.bulk && (
              <BulkBar
                actions={list.bulk}
                selection={selection}
                total={answer.data?.total ?? rows.length}
                onChoose={setBulk}
              />
            )}
            <Rows
              {...{ name, rows, keyOf, control, menuOf }}
              columns={layout.shown}
              layout={layout.layout}
              onColumns={(keys) => layout.change({ columns: keys })}
              open={details ? open : null}
              selection={selects}
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
          columns={layout.shown}
          total={answer.data?.total ?? 0}
          selected={selects && !selects.all && selects.ids.size > 0 ? { ids: selects.ids, keyOf } : null}
          onClose={() => setExporting(false)}
        />
      )}
      {details && (
        <ListDetails
          {...{ details, open, ids, control, chosen }}
          nextCursor={answer.data?.nextCursor ?? null}
          isFetching={answer.isFetching}
          onChoose={setChosen}
        />
      )}
      {list.bulk && (
        <BulkJob
          actions={list.bulk}
          {...{ ids, selection }}
          total={answer.data?.total ?? 0}
          chosen={bulk}
          onClose={() => setBulk(null)}
        />
      )}
    </>
  );
}
