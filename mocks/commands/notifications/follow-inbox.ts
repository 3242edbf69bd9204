import type { InboxRecord } from '#mocks/resources/inbox/record.ts';
import type { DeliveryRecord } from '#mocks/resources/notifications/record.ts';
import { statsOf } from '#mocks/resources/notifications/stats.ts';
import type { Writes } from '#mocks/tables.ts';

/** A delivery only moves forward: a message that is unread again was opened all the same. */
const stages: readonly DeliveryRecord['status'][] = ['WAITING', 'DELIVERED', 'OPENED', 'CLICKED'];

/** Updates a notification's counters when its message is delivered after the quiet hours, opened, or its link followed. */
export function followInbox(
  tables: Pick<Writes, 'deliveries' | 'notifications'>,
  { id, status, followedAt }: InboxRecord,
) {
  const delivery = tables.deliveries.find('inboxItemId', id);
  if (!delivery) return;
  const next =
    followedAt !== null
      ? 'CLICKED'
      : status === 'READ'
        ? 'OPENED'
        : status === 'UNREAD'
          ? 'DELIVERED'
          : delivery.status;
  if (stages.indexOf(next) <= stages.indexOf(delivery.status)) return;
  tables.deliveries.replace({ ...delivery, status: next, clickedAt: followedAt });
  const notification = tables.notifications.get(delivery.notificationId);
  if (notification)
    tables.notifications.replace({
      ...notification,
      stats: statsOf(tables, notification),
      version: notification.version + 1,
    });
}
