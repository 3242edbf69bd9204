import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { EmptyState } from '#src/ui/parts/EmptyState.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { RefreshBar } from '#src/ui/loading/RefreshBar.tsx';
import classes from './ListFrame.module.css';
import { listPhase } from './list-phase.ts';
import { useFirstPhase } from './use-first-phase.ts';
import { narrowings } from './list-url.ts';
import { ListPager } from './ListPager.tsx';
import { UnsettledLink } from './UnsettledLink.tsx';
import { ListTools, type ListToolsProps, type SortChoice } from './ListTools.tsx';
import type { RowsAnswer } from './define-list.ts';
import type { ListControl } from './use-list-query.ts';

interface ListFrameProps<Row> {
  /** The plural of what the list holds, such as "Payments". It labels the region, the search and the empty states. */
  readonly name: string;
  readonly views?: ReactNode;
  readonly savedViews?: ReactNode;
  readonly control: ListControl;
  readonly response: RowsAnswer<Row>;
  /** Shown when the list has no rows at all: why, and what would change it. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** Sort orders to choose from where no column headers are shown. */
  readonly sorts?: readonly SortChoice[];
  /** Buttons for the rows as a whole: columns, export. */
  readonly tools?: ListToolsProps['tools'] | undefined;
  /** True while details are open over the list and hold the focus. */
  readonly isCovered?: boolean;
  /** True while search, filters and order are put away. */
  readonly areToolsHidden?: boolean;
  /** Placeholders shown until the first rows arrive. */
  readonly skeleton: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/**
 * The parts that every list has around its rows: search, filters, order, pager, and the loading, error and empty
 * states.
 */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const {
    name,
    views,
    savedViews,
    control,
    response,
    empty,
    sorts = [],
    tools,
    isCovered = false,
    areToolsHidden = false,
    skeleton,
    children,
  } = props;
  const firstPhase = useFirstPhase(listPhase(response, narrowings(control.view)));
  const isPastEnd = useLastPage(control, response);
  const phase = isPastEnd ? 'loading' : firstPhase;
  const rows = response.data?.items ?? [];
  const region = useStartOfPage(control.view.page, isCovered);
  if (control.unknown.parts.length > 0) return <UnsettledLink {...control.unknown} name={name} />;
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={classes.list}
      aria-label={name}
      aria-busy={response.isFetching}
    >
      <div className={classes.tools} hidden={areToolsHidden}>
        <ListTools {...{ name, views, savedViews, control, sorts, tools }} isFetching={response.isFetching} />
      </div>
      <div className={classes.results}>
        {response.isFetching && phase === 'rows' && <RefreshBar />}
        {phase === 'loading' && skeleton}
        {phase === 'drawing' && <div className={classes.drawing} />}
        {phase === 'failed' && (
          <ProblemNotice error={response.error} onRetry={() => void response.refetch()} />
        )}
        {phase === 'empty' && <EmptyState {...empty} />}
        {phase === 'empty-by-filter' && (
          <EmptyState
            title={nothingFound(name, control.view.q.trim())}
            text="Check the spelling, or remove the search and filters."
            action={
              <Button variant="default" onClick={control.clear}>
                Clear search and filters
              </Button>
            }
          />
        )}
        {phase === 'rows' && children(rows)}
      </div>
      <ListPager
        control={control}
        rows={phase === 'rows' ? rows.length : 0}
        total={response.data?.total ?? null}
        nextCursor={phase === 'rows' ? (response.data?.nextCursor ?? null) : null}
        busy={response.isFetching}
      />
    </section>
  );
}

const nothingFound = (name: string, q: string) =>
  q === '' ? `No ${name.toLowerCase()} match` : `No results for “${q}”`;

/**
 * Goes back to the last page with rows when the rows of this one have left the list: after an action, in another tab, or
 * by an old link. Returns whether it is on its way.
 */
function useLastPage(
  { view, previous }: ListControl,
  { data, isFetching, error }: RowsAnswer<unknown>,
): boolean {
  const isPastEnd = view.page > 1 && !isFetching && error === undefined && data?.items.length === 0;
  const goBack = useEffectEvent(() => previous({ replace: true }));
  useEffect(() => {
    if (isPastEnd) goBack();
  }, [isPastEnd, view.page]);
  return isPastEnd;
}

/** When another page of the list is shown, scrolls to its first row and moves the focus there. */
function useStartOfPage(page: number, isCovered: boolean) {
  const region = useRef<HTMLElement>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    region.current?.scrollIntoView({ block: 'start' });
    if (!isCovered) region.current?.focus({ preventScroll: true });
  }, [page, isCovered]);
  return region;
}
