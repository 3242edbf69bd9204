import type { Plan } from '#contracts/plans/plan.ts';
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

/**
 * The payment of a running plan that the bank wants its customer to confirm; null without one, undefined until that is
 * known.
 */
export function usePaymentToConfirm({ number, status: planStatus, bankConfirming }: Plan) {
  const { payments, error } = usePlanPayments(number);
  if (!bankConfirming || planStatus === 'PENDING') return null;
  if (!payments) return error === undefined ? undefined : null;
  return payments.find(({ status }) => status === 'REQUIRES_ACTION') ?? null;
}
