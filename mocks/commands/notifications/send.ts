import { after } from '#mocks/business-time.ts';
import { recipientsAfter } from '#mocks/resources/notifications/audience.ts';
import { notificationLifecycle } from '#mocks/resources/notifications/lifecycle.ts';
import type { NotificationRecord } from '#mocks/resources/notifications/record.ts';
import { scheduleNext } from '#mocks/resources/notifications/series.ts';
import { statsOf } from '#mocks/resources/notifications/stats.ts';
import type { Reads } from '#mocks/tables.ts';
import { deliveryTo, type Sending } from './delivery.ts';

/** So many recipients get a message at a time, so that the sending can be paused. */
const perTick = 50;
const tickMs = 500;

/** The notification whose next recipients are due first. */
export const nextNotification = (tables: Pick<Reads, 'notifications'>): NotificationRecord | undefined =>
  tables.notifications.page({ order: 'nextAt', in: { waiting: ['waiting'] }, limit: 1 }).rows[0];

/** N5, N7 and N9: the next recipients get the message. */
export function sendNext(context: Sending, notification: NotificationRecord): NotificationRecord {
  const { tables, now } = context;
  const { status: before, audience, sentUpTo } = notification;
  const started =
    before === 'SCHEDULED'
      ? { ...notification, status: notificationLifecycle.take(notification, 'clock', { notification, now }) }
      : notification;
  const { chosen, left } = recipientsAfter(tables, audience, sentUpTo, perTick);
  for (const user of chosen)
    for (const channel of started.channels)
      tables.deliveries.insert(deliveryTo(context, started, user, channel));
  const counted = { ...started, sentUpTo: chosen.at(-1)?.id ?? sentUpTo, stats: statsOf(tables, started) };
  const done = finished(context, counted, left);
  if (before === 'SCHEDULED') scheduleNext(context, done);
  return done;
}

/** N7: what follows once some deliveries were tried. @param left recipients who are known to follow */
function finished(
  { tables, now }: Pick<Sending, 'tables' | 'now'>,
  notification: NotificationRecord,
  left: number,
): NotificationRecord {
  const status = notificationLifecycle.take(notification, 'recipients-done', { notification, left });
  return tables.notifications.replace({
    ...notification,
    status,
    nextAt: status === 'SENDING' ? after(now, tickMs) : null,
    version: notification.version + 1,
  });
}
