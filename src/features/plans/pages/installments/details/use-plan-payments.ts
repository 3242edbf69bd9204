import type { OwnPaymentRow } from '#contracts/payments/payment.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { useListPaymentsQuery } from '#src/features/payments/own-api.ts';

/** The states of payments that have moved money, even if it was returned later. */
export const movedMoney: ReadonlySet<OwnPaymentRow['status']> = new Set([
  'SUCCEEDED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'CHARGED_BACK',
]);

/** The payments of a plan, newest first; fetched once for all parts of the page. */
export function usePlanPayments(number: string) {
  const isPageThere = useAfterFirstData();
  const { data, error, isFetching, refetch } = useListPaymentsQuery(
    { query: { q: number, sort: ['-createdAt'], limit: 100 } },
    { skip: !isPageThere },
  );
  return {
    payments: data?.items.filter(({ planNumber }) => planNumber === number),
    error,
    isFetching,
    refetch,
  };
}
