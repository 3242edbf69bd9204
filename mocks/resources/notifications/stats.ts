import type { Reads } from '#mocks/tables.ts';
import type { DeliveryRecord, NotificationRecord } from './record.ts';

/** Nested counters: sent is what a provider has taken, opened is part of delivered. */
export function statsOf(
  { deliveries }: Pick<Reads, 'deliveries'>,
  { id }: Pick<NotificationRecord, 'id'>,
): NotificationRecord['stats'] {
  const own = deliveries.by('notificationId', id);
  const people = (states: readonly DeliveryRecord['status'][]) =>
    new Set(own.filter(({ status }) => states.includes(status)).map(({ userId }) => userId)).size;
  return {
    sent: people(['DELIVERED', 'OPENED', 'WAITING']),
    delivered: people(['DELIVERED', 'OPENED']),
    opened: people(['OPENED']),
    errors: own.filter(({ status }) => status === 'FAILED').length,
  };
}
