import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { useListPaymentsQuery } from '#src/customer/payments/api.ts';

/** The payments of a plan, the one that was tried last first; fetched once for all parts of the page. */
export function usePlanPayments(number: string) {
  const isPageThere = useAfterFirstData();
  const { data, error, isFetching, refetch } = useListPaymentsQuery(
    { query: { q: number, sort: ['-triedAt'], limit: 100 } },
    { skip: !isPageThere },
  );
  return {
    payments: data?.items.filter(({ planNumber }) => planNumber === number),
    error,
    isFetching,
    refetch,
  };
}
