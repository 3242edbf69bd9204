import { momentOf } from '#mocks/resources/notifications/exclusion.ts';
import { notificationLifecycle } from '#mocks/resources/notifications/lifecycle.ts';
import type { DeliveryRecord } from '#mocks/resources/notifications/record.ts';
import { statsOf } from '#mocks/resources/notifications/stats.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { attemptAgain, type Sending } from '#mocks/commands/notifications/delivery.ts';

/** Returns the failed delivery that is tried again first. */
export const nextAttempt = (tables: Pick<Reads, 'deliveries'>): DeliveryRecord | undefined =>
  tables.deliveries.page({ order: 'nextAttemptAt', in: { trying: ['trying'] }, limit: 1 }).rows[0];

/**
 * Tries the failed deliveries of a notification again that are due now (transition N10), unless it is cancelled or has
 * expired.
 */
export function tryAgain(context: Sending, { notificationId }: DeliveryRecord): void {
  const { tables, now } = context;
  const notification = requireRow(tables.notifications.get(notificationId), 'notification');
  const due = tables.deliveries
    .by('notificationId', notificationId)
    .filter(({ nextAttemptAt }) => nextAttemptAt !== null && nextAttemptAt <= now);
  const isOver =
    notification.status === 'CANCELLED' || (notification.expiresAt !== null && notification.expiresAt <= now);
  const moment = momentOf(tables, notification, now);
  for (const delivery of due) {
    const outcome = isOver
      ? ({ status: 'UNDELIVERABLE', nextAttemptAt: null } as const)
      : attemptAgain(context, notification, delivery, moment, true);
    tables.deliveries.replace({ ...delivery, ...outcome });
  }
  const counted = { ...notification, stats: statsOf(tables, notification) };
  const isCancelled = notification.status === 'CANCELLED';
  const status = isCancelled
    ? notification.status
    : notificationLifecycle.take(notification, 'tried-again', { notification: counted });
  tables.notifications.replace({ ...counted, status, version: notification.version + 1 });
}
