import { Text } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Part } from '#src/customer/plans/Part.tsx';

/** The late fees charged, compared to their maximum, and the next one; nothing if none can arise. */
export function PlanLateFees({ plan }: { readonly plan: Pick<Plan, 'lateFees' | 'closedOn'> }) {
  const { cap, charged, fee, left, next } = plan.lateFees;
  if (cap.amountMinor === 0 || (plan.closedOn !== null && charged.amountMinor === 0)) return null;
  return (
    <Part heading="Late fees">
      <Text size="sm" c="dimmed">
        <Money value={charged} /> of <Money value={cap} /> at most.{' '}
        {plan.closedOn === null &&
          (next ? (
            <>
              Next: <Money value={next.amount} /> on <DateText value={next.chargedOn} />.
            </>
          ) : left.amountMinor === 0 ? (
            'No more will be added.'
          ) : (
            <>
              <Money value={fee} /> for an instalment that is still open after its days of grace.
            </>
          ))}
      </Text>
    </Part>
  );
}
