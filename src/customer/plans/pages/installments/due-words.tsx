import { type Money as MoneyValue, sumMinor } from '#contracts/money.ts';
import type { ComingPayment, ComingPayments } from '#contracts/plans/coming-payment.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { ifAny } from '#src/resources/plans/figures.tsx';
import { isWithBank } from '#src/resources/plans/labels.ts';
import { AvoidFeeBy } from '#src/resources/plans/lateness.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import type { Fact } from '#src/ui/parts/Facts.tsx';

type Coming = ComingPayments['currencies'][number];
type Plans = readonly Plan[] | undefined;

/** Whether the down payment of the next payment's plan is open, or the bank decides about a payment of it. */
export const isPaymentUnderWay = ({ planStatus, bankConfirming }: ComingPayment) =>
  planStatus === 'PENDING' || bankConfirming;

/** "Due now · 2 plans", "Due now · oldest 63 days late" of one plan. */
export function dueLabel({ dueNow, months }: Coming, plans: Plans): string {
  const next = months[0]?.payments[0];
  if (
    next &&
    isWithBank({ ...next, status: next.planStatus }) &&
    next.amount.amountMinor === dueNow.amountMinor
  )
    return 'Due now · with your bank';
  const due = plans?.filter((plan) => plan.dueNow.amountMinor > 0) ?? [];
  if (due.length > 1) return `Due now · ${due.length} plans`;
  const days = due[0]?.daysPastDue ?? 0;
  if (days === 0) return 'Due now';
  return `Due now · oldest ${days === 1 ? '1 day' : `${days} days`} late`;
}

/** What is left of all plans, and until when a payment avoids the next late fee; or else what was saved. */
export function dueFigures(coming: Coming, plans: Plans, money: (value: MoneyValue) => string): Fact[] {
  const left = { label: 'Left to pay', value: <Money value={coming.leftToPay} /> };
  if (coming.overdue.amountMinor === 0) return [left, ...ifAny('Saved by paying early', coming.saved)];
  const fees = (plans ?? [])
    .filter(({ bankConfirming }) => !bankConfirming)
    .flatMap(({ lateFees }) => lateFees.next ?? [])
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
  const [first] = fees;
  if (!first) return [left];
  const same = fees.filter(({ lastDay }) => lastDay === first.lastDay).map(({ amount }) => amount);
  const amount = { amountMinor: sumMinor(same), currency: coming.currency };
  return [
    left,
    {
      label: `To avoid ${money(amount)}`,
      value: <AvoidFeeBy fee={first} />,
    },
  ];
}
