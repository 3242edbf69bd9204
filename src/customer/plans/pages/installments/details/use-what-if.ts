import type { LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import type { Schedule } from '#contracts/plans/schedule.ts';
import type { PrepaymentMode, RestOfPlan, SettlementQuote } from '#contracts/plans/quote.ts';
import { useQuotePrepaymentQuery, useQuoteSettlementQuery } from '#src/customer/paying/api.ts';
import { useGetScheduleQuery } from '#src/customer/plans/api.ts';
import type { Balance, BalanceLine } from '#src/kits/schedule/balance-rows.ts';

export type Way = PrepaymentMode | 'SETTLE';

export interface Trial {
  readonly way: Way;
  readonly amount: Money;
  /** Null means today. */
  readonly on: LocalDate | null;
}

const pointsOf = ({ balance }: RestOfPlan): BalanceLine[] =>
  balance.map(({ date, amountMinor }) => ({ dueDate: date, closingMinor: amountMinor }));

/** Returns the balances of the schedule from a day on. */
function pointsFrom({ on, principal }: SettlementQuote, { lines }: Schedule): BalanceLine[] {
  const coming = lines.filter(({ no, dueDate, openMinor }) => no > 0 && dueDate > on && openMinor > 0);
  return [
    { dueDate: on, closingMinor: principal.amountMinor },
    ...coming.map(({ dueDate, closingMinor }) => ({ dueDate, closingMinor })),
  ];
}

const pair = (before: readonly BalanceLine[], after: readonly BalanceLine[]): Balance[] => [
  { name: 'As it is', lines: before },
  { name: 'After paying', lines: after },
];

/** Simulates a payment with the quotes that precede a real one. */
export function useWhatIf(planId: string, { way, amount, on }: Trial) {
  const params = { planId };
  const fresh = { refetchOnMountOrArgChange: true };
  const settles = way === 'SETTLE';
  const mode = settles ? 'LOWER_INSTALMENT' : way;
  const ahead = useQuotePrepaymentQuery(
    { params, body: { amount, mode, on } },
    { ...fresh, skip: settles || Number.isNaN(amount.amountMinor) },
  ); // an amount that could not be read
  const off = useQuoteSettlementQuery({ params, body: { on } }, { ...fresh, skip: !settles });
  const current = useGetScheduleQuery({ params });
  const schedule = current.data;
  const prepayment = settles ? undefined : ahead.currentData;
  const settlement = settles ? off.currentData : undefined;
  const balances = prepayment
    ? pair(pointsOf(prepayment.before), pointsOf(prepayment.after))
    : settlement && schedule
      ? pair(pointsFrom(settlement, schedule), [{ dueDate: settlement.on, closingMinor: 0 }])
      : undefined;
  const failed = (settles ? [off, current] : [ahead]).find(({ error, isFetching }) => error && !isFetching);
  return { prepayment, settlement, balances, error: failed?.error, retry: () => void failed?.refetch() };
}
