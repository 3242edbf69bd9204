import type { Plan } from '#contracts/plans/plan.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { useListPaymentsQuery } from '#src/customer/payments/api.ts';

/**
 * The payments of a plan, the one that was tried last first; fetched once for all parts of the page, unless none of them
 * needs it.
 */
export function usePlanPayments(number: string, isNeeded = true) {
  const isPageThere = useAfterFirstData();
  const { data, error, isFetching, refetch } = useListPaymentsQuery(
    { query: { q: number, sort: ['-triedAt'], limit: 100 } },
    { skip: !isPageThere || !isNeeded },
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
export function usePaymentToConfirm({
  number,
  status: planStatus,
  bankConfirming,
}: Pick<Plan, 'number' | 'status' | 'bankConfirming'>) {
  const isUnderWay = bankConfirming && planStatus !== 'PENDING';
  const { payments, error } = usePlanPayments(number, isUnderWay);
  if (!isUnderWay) return null;
  if (!payments) return error === undefined ? undefined : null;
  return payments.find(({ status }) => status === 'REQUIRES_ACTION') ?? null;
}
