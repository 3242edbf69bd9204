import type { Reads } from '#mocks/tables.ts';
import type { NotificationRecord } from './record.ts';

/** The counters before the first delivery. */
export const nothingSent: NotificationRecord['stats'] = { sent: 0, delivered: 0, opened: 0, errors: 0 };

/** Returns nested counters: `sent` counts what a provider has accepted, `opened` is part of `delivered`. */
export function statsOf(
  { deliveries }: Pick<Reads, 'deliveries'>,
  { id }: Pick<NotificationRecord, 'id'>,
): NotificationRecord['stats'] {
  const counted = { sent: new Set<string>(), delivered: new Set<string>(), opened: new Set<string>() };
  let errors = 0;
  for (const { status, userId } of deliveries.by('notificationId', id)) {
    if (status === 'FAILED') errors += 1;
    else if (status !== 'SUPPRESSED') counted.sent.add(userId);
    if (status === 'DELIVERED' || status === 'OPENED') counted.delivered.add(userId);
    if (status === 'OPENED') counted.opened.add(userId);
  }
  return {
    sent: counted.sent.size,
    delivered: counted.delivered.size,
    opened: counted.opened.size,
    errors,
  };
}
