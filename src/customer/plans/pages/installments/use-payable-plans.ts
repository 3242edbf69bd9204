import { runningPlanStates } from '#contracts/plans/states.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { useListPlansQuery } from '#src/customer/plans/api.ts';

/** Reads the running plans, whichever tab is shown, after the page's first content. */
export function usePayablePlans() {
  const isPageThere = useAfterFirstData();
  return useListPlansQuery(
    { query: { sort: ['nextDue'], limit: 20, filter: { status: [...runningPlanStates] } } },
    { skip: !isPageThere },
  );
}
