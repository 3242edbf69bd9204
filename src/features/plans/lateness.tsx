import { Text } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { NoWrap } from '#src/ui/NoWrap.tsx';

type Due = Pick<Plan, 'next' | 'daysPastDue' | 'overdue'>;

/** Returns the amount that is asked for next: everything overdue, or the next instalment. */
export const amountDueNext = ({ next, daysPastDue, overdue }: Due) =>
  daysPastDue > 0 ? overdue : (next?.amount ?? null);

/** Whether the next late fee is the last that the cap of the plan allows. */
export const isLastFee = ({ next, left }: Plan['lateFees']) => next?.amount.amountMinor === left.amountMinor;

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
