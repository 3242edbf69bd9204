import { after } from '#mocks/time/business-time.ts';
import { recipientsOf } from '#mocks/resources/notifications/audience.ts';
import { momentOf } from '#mocks/resources/notifications/exclusion.ts';
import { notificationLifecycle } from '#mocks/resources/notifications/lifecycle.ts';
import type { NotificationRecord } from '#mocks/resources/notifications/record.ts';
import { scheduleNext } from '#mocks/resources/notifications/series.ts';
import { nextWave, type Wave } from '#mocks/resources/notifications/waves.ts';
import { statsOf } from '#mocks/resources/notifications/stats.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { deliveryTo, type Sending } from '#mocks/commands/notifications/delivery.ts';

/** The number of recipients per step; a notification is sent in steps, so that it can be paused. */
const perTick = 50;
const tickMs = 500;

/** Returns the notification whose next recipients are due first. */
export const nextNotification = (tables: Pick<Reads, 'notifications'>): NotificationRecord | undefined =>
  tables.notifications.page({ order: 'nextAt', in: { waiting: ['waiting'] }, limit: 1 }).rows[0];

/** Sends a notification to its next recipients (transitions N5, N7, N9). */
export function sendNext(context: Sending, notification: NotificationRecord): NotificationRecord {
  const { tables, now } = context;
  if (notification.status !== 'SCHEDULED') return sendWave(context, notification);
  const recipients = recipientsOf(tables, notification.audience).length;
  const status = notificationLifecycle.take(notification, 'clock', { notification, now, recipients });
  const started = { ...notification, status, audienceCount: recipients };
  if (status === 'DRAFT')
    return tables.notifications.replace({
      ...started,
      scheduledAt: null,
      nextAt: null,
      series: null,
      version: notification.version + 1,
    });
  const done = sendWave(context, started);
  scheduleNext(context, done);
  return done;
}

function sendWave(context: Sending, started: NotificationRecord): NotificationRecord {
  const { tables, now } = context;
  const wave = nextWave(tables, started, now, perTick);
  const moment = momentOf(tables, started, now);
  for (const user of wave.chosen)
    for (const channel of started.channels)
      tables.deliveries.insert(deliveryTo(context, started, user, channel, moment));
  const sentUpTo = wave.chosen.at(-1)?.id ?? started.sentUpTo;
  return finished(context, { ...started, sentUpTo, stats: statsOf(tables, started) }, wave);
}

/** Completes a notification after the last deliveries (transition N7). */
function finished(
  { tables, now }: Pick<Sending, 'tables' | 'now'>,
  notification: NotificationRecord,
  { left, nextAt }: Pick<Wave, 'left' | 'nextAt'>,
): NotificationRecord {
  const status = notificationLifecycle.take(notification, 'recipients-done', { notification, left });
  return tables.notifications.replace({
    ...notification,
    status,
    nextAt: status === 'SENDING' ? (nextAt ?? after(now, tickMs)) : null,
    version: notification.version + 1,
  });
}
