import { Stack } from '@mantine/core';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import { Count } from '#src/ui/format/Count.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { audienceWords } from './audience-labels.ts';
import { channelsOf, repetitions } from './labels.ts';
import { MessageText } from './MessageText.tsx';

interface Props {
  readonly notification: NotificationDetails;
  /** It is sent without a time of its own, once a second administrator has approved it. */
  readonly waits: boolean;
}

/** What sending a notification does: who gets it, how, when, and what they read. */
export function SendingEffect({ notification, waits }: Props) {
  const { audience, audienceCount, scheduledAt, repeats, content } = notification;
  return (
    <Stack gap="sm">
      <SumList
        items={[
          { label: 'Customers', value: <Count value={audienceCount} /> },
          { label: 'Audience', value: audienceWords(audience) },
          { label: 'Channels', value: channelsOf(notification) },
          {
            label: 'Time',
            value: waits || scheduledAt === null ? 'Once approved' : <DateTimeText value={scheduledAt} />,
          },
          ...(repeats === null ? [] : [{ label: 'Repeats', value: repetitions[repeats.every] }]),
        ]}
      />
      <MessageText content={content} />
    </Stack>
  );
}
