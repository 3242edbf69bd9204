import type { ReactNode } from 'react';
import { Button } from '@mantine/core';

import { useAppSelector } from '../app/hooks.ts';
import { selectMobileLayout, selectNarrow } from '../shell/slice.ts';
import type { Column } from './column.ts';
import classes from './DataTable.module.css';
import { EmptyState } from './EmptyState.tsx';
import { type ListAnswer, listPhase } from './list-phase.ts';
import { narrowings } from './list-url.ts';
import { ListPager } from './ListPager.tsx';
import { ListTools } from './ListTools.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { RowCards } from './RowCards.tsx';
import { RowTable } from './RowTable.tsx';
import { ListSkeleton } from './Skeletons.tsx';
import type { ListControl } from './useListQuery.ts';

export interface DataTableProps<Row> {
  /** What the list holds, in the plural: "Payments". Names the table, the search and the states. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Where a row leads, if anywhere; its title becomes the link. */
  readonly rowLink?: (row: Row) => string;
  readonly control: ListControl;
  readonly answer: ListAnswer<Row> & { readonly refetch: () => unknown };
  /** What the search looks through: "plan, customer". */
  readonly searches: string;
  /** Said when there is nothing at all yet: why, and what would change it. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
}

/** The one list of the product: a page declares columns, filters and words, everything else happens here. */
export function DataTable<Row>({
  name,
  columns,
  rowKey,
  rowLink,
  control,
  answer,
  searches,
  empty,
}: DataTableProps<Row>) {
  const cards = useAppSelector(selectNarrow);
  const roomy = !useAppSelector(selectMobileLayout);
  const narrowed = narrowings(control.view);
  const phase = listPhase(answer, narrowed);
  const rows = answer.data?.items ?? [];
  const shown = { name, columns, rows, rowKey, rowLink, control };
  return (
    <section className={classes.list} aria-label={name} aria-busy={answer.isFetching}>
      <ListTools {...{ name, columns, searches, control }} sortable={cards} folded={!roomy} />
      <div className={classes.results} data-refreshing={(answer.isFetching && phase === 'rows') || undefined}>
        {phase === 'loading' && <ListSkeleton rows={8} />}
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
        {phase === 'rows' && (cards ? <RowCards {...shown} /> : <RowTable {...shown} roomy={roomy} />)}
      </div>
      <ListPager
        control={control}
        rows={phase === 'rows' ? rows.length : 0}
        total={answer.data?.total}
        nextCursor={phase === 'rows' ? (answer.data?.nextCursor ?? null) : null}
        busy={answer.isFetching}
      />
    </section>
  );
}
