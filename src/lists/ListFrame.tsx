import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import classes from './ListFrame.module.css';
import { listPhase } from './list-phase.ts';
import { useFirstPhase } from './use-first-phase.ts';
import { narrowings } from './list-url.ts';
import { ListPager } from './ListPager.tsx';
import { ListTools, type ListToolsProps, type SortChoice } from './ListTools.tsx';
import type { RowsAnswer } from './define-list.ts';
import type { ListControl } from './use-list-query.ts';

interface ListFrameProps<Row> {
  /** What the list holds, in the plural: "Payments". Names the region, the search and the states. */
  readonly name: string;
  readonly views?: ReactNode;
  readonly savedViews?: ReactNode;
  readonly control: ListControl;
  readonly answer: RowsAnswer<Row>;
  /** Said when there is nothing at all yet: why, and what would change it. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** Orders to choose from where there are no column headers to press. */
  readonly sorts?: readonly SortChoice[];
  /** What concerns the rows as a whole: their columns, an export. */
  readonly tools?: ListToolsProps['tools'] | undefined;
  /** Details are open over the list, and keep the focus. */
  readonly isCovered?: boolean;
  /** The shape of the rows while the first ones are on their way. */
  readonly skeleton: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** What every list has around its rows: search, filters, order, paging, and the states without rows. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const {
    name,
    views,
    savedViews,
    control,
    answer,
    empty,
    sorts = [],
    tools,
    isCovered = false,
    skeleton,
    children,
  } = props;
  const phase = useFirstPhase(listPhase(answer, narrowings(control.view)));
  const rows = answer.data?.items ?? [];
  const region = useStartOfPage(control.view.page, isCovered);
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={classes.list}
      aria-label={name}
      aria-busy={answer.isFetching}
    >
      <ListTools {...{ name, views, savedViews, control, sorts, tools }} />
      <div className={classes.results} data-refreshing={(answer.isFetching && phase === 'rows') || undefined}>
        {phase === 'loading' && skeleton}
        {phase === 'failed' && <ProblemNotice error={answer.error} onRetry={() => void answer.refetch()} />}
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
        total={answer.data?.total ?? null}
        nextCursor={phase === 'rows' ? (answer.data?.nextCursor ?? null) : null}
        busy={answer.isFetching}
      />
    </section>
  );
}

const nothingFound = (name: string, q: string) =>
  q === '' ? `No ${name.toLowerCase()} match` : `No results for “${q}”`;

/** Another page of the list is read from its first row: it is scrolled there, and so is the focus. */
function useStartOfPage(page: number, isCovered: boolean) {
  const region = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    region.current?.scrollIntoView({ block: 'start' });
    if (!isCovered) region.current?.focus({ preventScroll: true });
  }, [page, isCovered]);
  return region;
}
