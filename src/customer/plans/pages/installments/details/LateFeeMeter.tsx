import { Progress, Text } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';

/** The late fees charged, compared to their maximum, and the next one; nothing if none can arise. */
export function LateFeeMeter({ plan }: { readonly plan: Pick<Plan, 'lateFees' | 'closedOn'> }) {
  const { cap, charged, fee, left, next } = plan.lateFees;
  if (cap.amountMinor === 0 || (plan.closedOn !== null && charged.amountMinor === 0)) return null;
  return (
    <Card heading="Late fees">
      <Progress.Root size="md" mt="sm" aria-hidden="true">
        <Progress.Section
          value={Math.min(100, (100 * charged.amountMinor) / cap.amountMinor)}
          color="warning"
        />
      </Progress.Root>
      <Text size="sm" mt="xs">
        <Money value={charged} /> charged of <Money value={cap} /> at most.
      </Text>
      {plan.closedOn === null && (
        <Text size="sm" c="dimmed">
          {next ? (
            <>
              The next one is <Money value={next.amount} /> on <DateText value={next.chargedOn} />.
            </>
          ) : left.amountMinor === 0 ? (
            'No more will be added.'
          ) : (
            <>
              <Money value={fee} /> for an instalment that is still open after its days of grace.
            </>
          )}
        </Text>
      )}
    </Card>
  );
}
