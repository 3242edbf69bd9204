import { Stack } from '@mantine/core';
import type { ScratchcardDetails } from '#contracts/scratchcards/scratchcard-review.ts';
import { maskedPin } from '#contracts/scratchcards/pin-export.ts';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { scratchcardKinds, scratchcardReviewStatuses } from '#src/resources/scratchcards/labels.ts';
import { ScratchcardTimeline } from './ScratchcardTimeline.tsx';

/** A scratchcard in the administration: who redeemed it, and its events. */
export function ScratchcardFacts({ entity: card }: { readonly entity: ScratchcardDetails }) {
  const { givenTo, givenToName, redeemedBy, redeemedByName, paymentId, lockedUntil } = card;
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
          ...(givenTo
            ? [
                {
                  label: 'Given to',
                  value: <EntityLink type="user" id={givenTo} name={givenToName ?? givenTo} />,
                },
              ]
            : []),
          ...(redeemedBy
            ? [
                {
                  label: 'Redeemed by',
                  value: <EntityLink type="user" id={redeemedBy} name={redeemedByName ?? redeemedBy} />,
                },
              ]
            : []),
          ...(paymentId
            ? [{ label: 'Payment', value: <EntityLink type="payment" id={paymentId} name="View payment" /> }]
            : []),
        ]}
      />
      <ScratchcardTimeline card={card} />
    </Stack>
  );
}
