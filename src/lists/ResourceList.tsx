import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { QueryArguments } from '#contracts/query.ts';
import type { BulkAction } from '#src/actions/bulk/bulk-action.ts';
import type { Action, Actionable } from '#src/actions/action.ts';
import { dropFirstResponses } from '#src/api/first-responses.ts';
import { selectMobileLayout } from '#src/platform/shell.ts';
import { usePageCommands } from '#src/platform/use-page-commands.ts';
import { useSearchMember } from '#src/platform/use-search-member.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { BulkBar } from '#src/lists/selection/BulkBar.tsx';
import { lacksHeaders, sortChoices } from '#src/lists/columns/column.ts';
import { LayoutMenu } from '#src/lists/columns/LayoutMenu.tsx';
import { useLayout } from '#src/lists/columns/use-layout.ts';
import { useKeptFocus } from '#src/lists/rows/use-kept-focus.ts';
import { focusRow, useRowKeys } from '#src/lists/rows/use-row-keys.ts';
import type { List } from './define-list.ts';
import { LazyBulkDialog } from '#src/lists/selection/LazyBulkDialog.tsx';
import { LazyExportDialog } from '#src/lists/export/LazyExportDialog.tsx';
import { EntityAction } from '#src/lists/details/EntityAction.tsx';
import { LazyEntityDrawer } from '#src/lists/details/LazyEntityDrawer.tsx';
import type { Filter } from '#src/lists/filters/filter.ts';
import type { ListEndpoint } from './list-types.ts';
import classes from './ListTools.module.css';
import { ListFrame } from './ListFrame.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { ListViews } from '#src/lists/views/ListViews.tsx';
import { namedViews } from '#src/lists/views/named-views.ts';
import { RowCards } from '#src/lists/rows/RowCards.tsx';
import { RowMenu } from '#src/lists/rows/RowMenu.tsx';
import { RowsSkeleton } from '#src/lists/rows/RowsSkeleton.tsx';
import { RowTable } from '#src/lists/rows/RowTable.tsx';
import { searchWords } from './search-words.ts';
import { useListQuery } from './use-list-query.ts';
import { useNeighbours } from '#src/lists/details/use-neighbours.ts';
import { useOpenEntity } from '#src/lists/details/use-open-entity.ts';
import { type EditedView, EditedViewForm } from '#src/lists/views/EditedViewForm.tsx';
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
    <Opening query={opened.query} search={searchWords(list.endpoint.paging.search)} />
  ) : (
    <OpenedList list={list} opened={opened} />
  );
}

/** Goes to the address of the default view; shows the placeholder of the page meanwhile. */
function Opening({ query, search }: Pick<OpenedWith, 'query'> & { readonly search: string }) {
  useEffect(dropFirstResponses, []); // they are of the plain address
  return (
    <>
      <Navigate to={{ search: query ?? '' }} replace />
      <ListSkeleton isUnderHeading search={search} />
    </>
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
  const items = answer.data?.items;
  const ids = useMemo(() => (items ?? []).map(keyOf), [items, keyOf]);
  const open = useOpenEntity();
  const [chosen, setChosen] = useState<{ readonly id: string; readonly action: Action<Entity> } | null>(null);
  // every list endpoint accepts these query arguments
  const selection = useSelection(list.path, query as Pick<QueryArguments, 'q' | 'filter'>, ids);
  const [bulk, setBulk] = useState<BulkAction | null>(null);
  const [jobId, showJob] = useSearchMember('job'); // in the address, so that a reload shows it again
  const neighbours = useNeighbours({
    open,
    ids,
    control,
    nextCursor: answer.data?.nextCursor ?? null,
    isFetching: answer.isFetching,
  });
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
          onClose={() => setExporting(false)}
        />
      )}
      {details && (
        <LazyEntityDrawer
          details={details}
          open={open}
          hasRows={ids.length > 0}
          neighbours={neighbours}
          isCovered={chosen !== null}
          onChoose={(id, action) => setChosen({ id, action })}
        />
      )}
      {list.bulk && (bulk !== null || jobId !== null) && (
        <LazyBulkDialog
          actions={list.bulk}
          chosen={bulk}
          target={selection.target}
          count={selection.all ? (answer.data?.total ?? 0) : selection.ids.size}
          jobId={jobId}
          onJob={({ id }) => showJob(id)}
          onClose={(isRun) => {
            setBulk(null);
            if (jobId !== null) showJob(null);
            if (!isRun) return; // nothing was changed, so the rows stay selected
            focusRow(ids.find(selection.has) ?? ids[0]); // the bar with the pressed button disappears
            selection.clear();
          }}
        />
      )}
      {details && chosen && <EntityAction details={details} {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
