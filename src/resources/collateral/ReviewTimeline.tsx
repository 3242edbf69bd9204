import { Text, Timeline, Title } from '@mantine/core';
import type { ReviewStep } from '#contracts/collateral/collateral.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { collateralStatuses } from './labels.ts';

const authors: Readonly<Record<Exclude<ReviewStep['by'], 'SYSTEM'>, string>> = {
  CUSTOMER: 'Customer',
  REVIEWER: 'Reviewer',
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
  const { productName } = useConfiguration();
  if (steps.length === 0) return null;
  const authorOf = (by: ReviewStep['by']) =>
    by === 'SYSTEM' ? productName : isOwn && by === 'CUSTOMER' ? 'You' : authors[by];
  return (
    <section>
      <Title order={3} mb="sm">
        Review
      </Title>
      <Timeline fz="sm" active={steps.length} bulletSize="0.75rem" lineWidth={2}>
        {steps.map(({ at, status, by, note }) => (
          <Timeline.Item key={`${at}/${status}`} title={collateralStatuses[status].word}>
            {note !== null && <Text size="sm">“{note}”</Text>}
            <Text size="xs" c="dimmed">
              {authorOf(by)}, <DateTimeText value={at} />
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
