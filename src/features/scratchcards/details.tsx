import { Stack } from '@mantine/core';
import type { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';
import { Count } from '#src/ui/Count.tsx';
import { CountLegend } from '#src/ui/CountLegend.tsx';
import { DateText, DateTimeText } from '#src/ui/DateText.tsx';
import { SumList } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Status } from '#src/ui/Status.tsx';
import { CardCounts } from './CardCounts.tsx';
import { batchStatuses } from './labels.ts';
import { partsOf } from './parts.ts';

/** A batch of scratchcards and what became of each of its cards. */
export default function BatchDetails({ entity: batch }: { readonly entity: ScratchcardBatch }) {
  return (
    <Stack gap="lg">
      <SumList
        items={[
          { label: 'Value of a card', value: <Money value={batch.value} size="large" /> },
          { label: 'Status', value: <Status {...batchStatuses[batch.status]} /> },
          { label: 'Cards', value: <Count value={batch.quantity} /> },
          { label: 'Expires', value: <DateText value={batch.expiresOn} /> },
          { label: 'Created by', value: batch.createdBy },
          { label: 'Created', value: <DateTimeText value={batch.createdAt} /> },
        ]}
      />
      <CardCounts batch={batch} />
      <CountLegend parts={partsOf(batch)} />
    </Stack>
  );
}
