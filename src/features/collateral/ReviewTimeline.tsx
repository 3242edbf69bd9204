import { Text, Timeline, Title } from '@mantine/core';
import type { ReviewStep } from '#contracts/collateral/collateral.ts';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { collateralStatuses } from './labels.ts';

const authors: Readonly<Record<ReviewStep['by'], string>> = {
  CUSTOMER: 'Customer',
  REVIEWER: 'Reviewer',
  SYSTEM: 'Tranche',
};

/** The events of the review, with questions and answers. */
export function ReviewTimeline({
  steps,
  isOwn = false,
}: {
  readonly steps: readonly ReviewStep[];
  /** True if the reader is the customer. */
  readonly isOwn?: boolean;
}) {
  if (steps.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h4" mb="sm">
        Review
      </Title>
      <Timeline fz="sm" active={steps.length} bulletSize="0.75rem" lineWidth={2}>
        {steps.map(({ at, status, by, note }) => (
          <Timeline.Item key={`${at}/${status}`} title={collateralStatuses[status].word}>
            {note !== null && <Text size="sm">“{note}”</Text>}
            <Text size="xs" c="dimmed">
              {isOwn && by === 'CUSTOMER' ? 'You' : authors[by]}, <DateTimeText value={at} />
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
