import { Stack } from '@mantine/core';
import type { Notification } from '#contracts/notifications/notification.ts';
import { Count } from '#src/ui/Count.tsx';
import { CountLegend } from '#src/ui/CountLegend.tsx';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { SumList } from '#src/ui/Facts.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Funnel } from './Funnel.tsx';
import { notificationStatuses, categories, channelsOf } from './labels.ts';
import { partsOf } from './parts.ts';

/** A notification and how far its messages got. */
export default function NotificationDetails({ entity: notification }: { readonly entity: Notification }) {
  const { scheduledAt } = notification;
  return (
    <Stack gap="lg">
      <SumList
        items={[
          { label: 'Status', value: <Status {...notificationStatuses[notification.status]} /> },
          { label: 'Category', value: categories[notification.category] },
          { label: 'Channels', value: channelsOf(notification) },
          { label: 'Audience', value: <Count value={notification.audienceCount} /> },
          { label: 'Scheduled', value: scheduledAt === null ? '–' : <DateTimeText value={scheduledAt} /> },
          { label: 'Created', value: <DateTimeText value={notification.createdAt} /> },
        ]}
      />
      <Funnel notification={notification} />
      <CountLegend parts={partsOf(notification)} />
    </Stack>
  );
}
