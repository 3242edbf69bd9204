import type { ReactNode } from 'react';

import { Button } from '#src/ui/Button.tsx';
import classes from './ListFrame.module.css';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { type ListAnswer, listPhase } from './list-phase.ts';
import { narrowings } from './list-url.ts';
import { ListPager } from './ListPager.tsx';
import { ListTools, type SortChoice } from './ListTools.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import type { ListControl } from './use-list-query.ts';

export interface ListFrameProps<Row> {
  /** What the list holds, in the plural: "Payments". Names the region, the search and the states. */
  readonly name: string;
  readonly control: ListControl;
  readonly answer: ListAnswer<Row> & { readonly refetch: () => unknown };
  /** Said when there is nothing at all yet: why, and what would change it. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** Orders to choose from where no column headers can be pressed. */
  readonly sorts?: readonly SortChoice[] | undefined;
  /** The content's mobile form: filters wait behind a button. */
  readonly folded: boolean;
  /** The shape of the rows while the first ones are on their way. */
  readonly skeleton: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** What every list has around its rows: search, filters, order, paging, and each state that is not rows. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { name, control, answer, empty, sorts, folded, skeleton, children } = props;
  const narrowed = narrowings(control.view);
  const phase = listPhase(answer, narrowed);
  const rows = answer.data?.items ?? [];
  return (
    <section className={classes.list} aria-label={name} aria-busy={answer.isFetching}>
      <ListTools {...{ name, control, sorts, folded }} />
      <div className={classes.results} data-refreshing={(answer.isFetching && phase === 'rows') || undefined}>
        {phase === 'loading' && skeleton}
        {phase === 'failed' && <ProblemNotice error={answer.error} onRetry={() => void answer.refetch()} />}
        {phase === 'empty' && <EmptyState {...empty} />}
        {phase === 'empty-by-filter' && (
          <EmptyState
            title={`No ${name.toLowerCase()} match`}
            text={`${narrowed === 1 ? 'One filter narrows' : `${narrowed} filters narrow`} this list to nothing.`}
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
