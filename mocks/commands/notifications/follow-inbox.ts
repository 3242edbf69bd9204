import { statsOf } from '#mocks/resources/notifications/stats.ts';
import type { Writes } from '#mocks/tables.ts';

/** Updates a notification's counters when its message is opened, or delivered after the quiet hours. */
export function followInbox(
  tables: Pick<Writes, 'deliveries' | 'notifications'>,
  itemId: string,
  status: string,
) {
  const delivery = tables.deliveries.find('inboxItemId', itemId);
  if (!delivery) return;
  const next = status === 'READ' ? 'OPENED' : status === 'UNREAD' ? 'DELIVERED' : delivery.status;
  if (next === delivery.status || delivery.status === 'OPENED') return;
  tables.deliveries.replace({ ...delivery, status: next });
  const notification = tables.notifications.get(delivery.notificationId);
  if (notification)
    tables.notifications.replace({
      ...notification,
      stats: statsOf(tables, notification),
      version: notification.version + 1,
    });
}
