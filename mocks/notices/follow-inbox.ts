import type { InboxRecord } from '#mocks/resources/inbox/record.ts';
import type { DeliveryRecord } from '#mocks/resources/notifications/record.ts';
import { statsOf } from '#mocks/resources/notifications/stats.ts';
import type { Reads, Writes } from '#mocks/resources/tables.ts';

/** A delivery only moves forward: a message that is unread again was opened all the same. */
const stages: readonly DeliveryRecord['status'][] = ['WAITING', 'DELIVERED', 'OPENED', 'CLICKED'];

/** Returns whether the notification of a waiting message was cancelled, or expires before the message is due. */
export function isOver(
  tables: Pick<Reads, 'deliveries' | 'notifications'>,
  { id, dueAt }: InboxRecord,
): boolean {
  const delivery = tables.deliveries.find('inboxItemId', id);
  const notification = tables.notifications.get(delivery?.notificationId ?? '');
  if (!notification) return false;
  const { status, expiresAt } = notification;
  return status === 'CANCELLED' || (expiresAt !== null && dueAt !== null && expiresAt <= dueAt);
}

/** Updates a notification's counters when its message is delivered after the quiet hours, opened, or its link followed. */
export function followInbox(
  tables: Pick<Writes, 'deliveries' | 'notifications'>,
  { id, status, followedAt }: InboxRecord,
) {
  const delivery = tables.deliveries.find('inboxItemId', id);
  if (!delivery) return;
  if (status === 'SUPPRESSED' && delivery.status === 'WAITING') {
    tables.deliveries.replace({ ...delivery, status, exclusion: 'EXPIRED' });
    return countAgain(tables, delivery.notificationId);
  }
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
  countAgain(tables, delivery.notificationId);
}

function countAgain(tables: Pick<Writes, 'deliveries' | 'notifications'>, notificationId: string): void {
  const notification = tables.notifications.get(notificationId);
  if (notification)
    tables.notifications.replace({
      ...notification,
      stats: statsOf(tables, notification),
      version: notification.version + 1,
    });
}
