import { Stack, Timeline } from '@mantine/core';
import type { ScratchcardDetails } from '#contracts/scratchcards/scratchcard-review.ts';
import { maskedPin } from '#contracts/scratchcards/pin-export.ts';
import { DateText, DateTimeText } from '#src/ui/DateText.tsx';
import { EntityLink } from '#src/ui/EntityLink.tsx';
import { EntityFacts } from '#src/ui/EntityFacts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Status } from '#src/ui/Status.tsx';
import { scratchcardKinds, scratchcardReviewStatuses } from './labels.ts';

/** A scratchcard in the administration: who redeemed it, and its events. */
export default function ScratchcardFacts({ entity: card }: { readonly entity: ScratchcardDetails }) {
  const { redeemedBy, redeemedAt, paymentId, lockedUntil, activatedAt } = card;
  const moments = [
    { title: 'Created', at: card.createdAt },
    { title: 'Activated', at: activatedAt },
    { title: paymentId === null ? 'Redeemed to the wallet' : 'Redeemed for a payment', at: redeemedAt },
  ].flatMap(({ title, at }) => (at === null ? [] : [{ title, at }]));
  return (
    <Stack gap="lg">
      <EntityFacts
        figure={{ label: 'Value', value: <Money value={card.value} size="large" /> }}
        status={<Status {...scratchcardReviewStatuses[card.status]} />}
        items={[
          { label: 'PIN', value: maskedPin(card.pinLast2) },
          { label: 'Kind', value: scratchcardKinds[card.kind] },
          { label: 'Wrong PINs', value: card.failedAttempts },
          ...(lockedUntil ? [{ label: 'Locked until', value: <DateTimeText value={lockedUntil} /> }] : []),
          { label: 'Expires', value: <DateText value={card.expiresOn} /> },
          {
            label: 'Batch',
            value: <EntityLink type="scratchcard-batch" id={card.batchId} name={card.code.slice(0, 4)} />,
          },
          ...(redeemedBy
            ? [
                {
                  label: 'Redeemed by',
                  value: <EntityLink type="user" id={redeemedBy} name="View customer" />,
                },
              ]
            : []),
          ...(paymentId
            ? [{ label: 'Payment', value: <EntityLink type="payment" id={paymentId} name="View payment" /> }]
            : []),
        ]}
      />
      <Section title="History">
        <Timeline fz="sm" active={moments.length} bulletSize="0.75rem" lineWidth={2}>
          {moments.map(({ title, at }) => (
            <Timeline.Item key={title} title={title}>
              <DateTimeText value={at} />
            </Timeline.Item>
          ))}
        </Timeline>
      </Section>
    </Stack>
  );
}
