import { Text } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { NoWrap } from '#src/ui/format/NoWrap.tsx';

type Due = Pick<Plan, 'next' | 'daysPastDue' | 'overdue'>;

/** Returns the amount that is asked for next: everything due once an instalment is late, or the next instalment. */
export const amountDueNext = ({
  next,
  daysPastDue,
  dueNow,
}: Pick<Plan, 'next' | 'daysPastDue' | 'dueNow'>) => (daysPastDue > 0 ? dueNow : (next?.amount ?? null));

/** Whether the next late fee is the last that the cap of the plan allows. */
export const isLastFee = ({ next, left }: Plan['lateFees']) => next?.amount.amountMinor === left.amountMinor;

type NextFee = NonNullable<Plan['lateFees']['next']>;

/** "Pay by 12 Jan", or "Pay today"; the day is within weeks. */
export function AvoidFeeBy({ fee: { daysLeft, lastDay } }: { readonly fee: NextFee }) {
  if (daysLeft === 0) return 'Pay today';
  return (
    <>
      Pay by <DateText value={lastDay} form="short" />
    </>
  );
}

/** "Pay by 12 Jan to avoid a late fee of €8.00". */
export function AvoidFee({ fee }: { readonly fee: NextFee }) {
  return (
    <>
      <AvoidFeeBy fee={fee} /> to avoid a late fee of <Money value={fee.amount} />
    </>
  );
}

/** The day of the next payment, or since when it is overdue. */
export function NextDue({ plan: { next, daysPastDue } }: { readonly plan: Due }) {
  if (!next) return '–';
  return (
    <>
      {daysPastDue > 0 && 'Overdue since '}
      <NoWrap>
        <DateText value={next.dueDate} />
      </NoWrap>
    </>
  );
}

/** The overdue days and amount; amounts in a column are aligned. */
export function Overdue({ plan: { daysPastDue, overdue } }: { readonly plan: Due }) {
  if (daysPastDue === 0) return '–';
  return (
    <>
      <Text span inherit c="dimmed">
        <NoWrap>{daysPastDue === 1 ? '1 day' : `${daysPastDue} days`}</NoWrap>
      </Text>{' '}
      <Money value={overdue} />
    </>
  );
}
