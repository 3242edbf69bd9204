import { failedDeliveries, hasFailed } from '#contracts/notifications/delivery.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { DeliveryRecord, NotificationRecord } from './record.ts';

/** The counters before the first delivery. */
export const nothingSent: NotificationRecord['stats'] = {
  sent: 0,
  delivered: 0,
  opened: 0,
  clicked: 0,
  errors: 0,
  failed: 0,
};

type Status = DeliveryRecord['status'];

/** The stages of a delivery that its customer has got, each with those after it. */
export const reachedStages = {
  delivered: ['DELIVERED', 'OPENED', 'CLICKED'],
  opened: ['OPENED', 'CLICKED'],
  clicked: ['CLICKED'],
} as const satisfies Readonly<Record<string, readonly Status[]>>;

/** Returns nested counters of customers: `sent` counts what a provider has accepted, each stage is part of the one before. */
export function statsOf(
  { deliveries }: Pick<Reads, 'deliveries'>,
  { id }: Pick<NotificationRecord, 'id'>,
): NotificationRecord['stats'] {
  const rows = deliveries.by('notificationId', id);
  const people = (statuses: readonly Status[]) =>
    new Set(rows.filter(({ status }) => statuses.includes(status)).map(({ userId }) => userId));
  const sent = people(['WAITING', ...reachedStages.delivered]);
  return {
    sent: sent.size,
    delivered: people(reachedStages.delivered).size,
    opened: people(reachedStages.opened).size,
    clicked: people(reachedStages.clicked).size,
    errors: rows.filter(hasFailed).length,
    failed: [...people(failedDeliveries)].filter((userId) => !sent.has(userId)).length,
  };
}
