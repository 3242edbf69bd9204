import { useGetDashboardQuery } from '#src/administration/dashboard/api.ts';
import { useFirstAnswer } from '#src/ui/loading/use-first-answer.ts';

/** Open work and the newest rows, which several parts show; `isLost` after a failure. */
export function useDashboard() {
  const { data: response, error, isFetching, refetch } = useGetDashboardQuery();
  const data = useFirstAnswer(response);
  return { data, error, refetch, isLost: !data && error !== undefined && !isFetching };
}
