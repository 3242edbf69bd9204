import { after, businessDate, DAY, HOUR } from '#mocks/time/business-time.ts';
import { deliveryTo } from '#mocks/commands/notifications/delivery.ts';
import { inboxLifecycle } from '#mocks/resources/inbox/lifecycle.ts';
import { momentOf } from '#mocks/resources/notifications/exclusion.ts';
import { recipientsOf } from '#mocks/resources/notifications/audience.ts';
import type { DeliveryRecord, NotificationRecord } from '#mocks/resources/notifications/record.ts';
import { nothingSent, statsOf } from '#mocks/resources/notifications/stats.ts';
import { notificationSketches, type Sent } from './notification-sketches.ts';
import type { Transaction } from './scenario.ts';

/** A series ends, because the clock of the demo can be moved by thousands of years, and each message is then sent. */
const seriesDays = 84;

/** Adds the notifications of the table with their deliveries. */
export function fillNotifications(transaction: Transaction): void {
  const { tables, random, clock } = transaction;
  for (const { daysAgo, scheduledAfter, sent, ...notification } of notificationSketches) {
    const createdAt = after(clock.now(), -daysAgo * DAY);
    const scheduledAt = scheduledAfter === null ? null : after(createdAt, scheduledAfter * DAY);
    const recipients = recipientsOf(tables, notification.audience).length;
    const isScheduled = notification.status === 'SCHEDULED';
    const row = tables.notifications.insert({
      ...notification,
      id: random.ulid('ntf', createdAt),
      audienceCount: recipients,
      repeats: isScheduled
        ? { every: 'WEEK', until: businessDate(after(createdAt, seriesDays * DAY)) }
        : null,
      series: isScheduled && scheduledAt !== null ? { firstAt: scheduledAt, no: 0 } : null,
      scheduledAt,
      stats: nothingSent,
      content: {
        title: notification.name,
        body: `Hello {{firstName}}, there is something new: ${notification.name}.`,
        action: sent?.link?.action ?? null,
      },
      translations: [],
      expiresAt: null,
      createdBy: 'Ada Brandt',
      timeZone: 'FIXED',
      testedAt: null,
      approvedCount: recipients,
      nextAt: isScheduled ? scheduledAt : null,
      sentUpTo: null,
      createdAt,
      version: 1,
    });
    if (sent) fillDeliveries(transaction, row, sent);
  }
}

/** Adds the deliveries of a notification as sending it has made them, and counts them. */
function fillDeliveries({ tables, random }: Transaction, row: NotificationRecord, sent: Sent): void {
  const context = { tables, random, now: row.scheduledAt ?? row.createdAt, send: () => undefined };
  const recipients = recipientsOf(tables, row.audience);
  const reached = recipients.slice(0, Math.round((recipients.length * sent.reached) / 100));
  const moment = momentOf(tables, row, context.now);
  for (const [index, user] of reached.entries())
    for (const channel of row.channels) {
      const delivery = resultOf(deliveryTo(context, row, user, channel, moment), index, sent);
      tables.deliveries.insert(delivery);
      const item = tables.inbox.get(delivery.inboxItemId ?? '');
      if (item && (delivery.status === 'OPENED' || delivery.status === 'CLICKED')) {
        const status = inboxLifecycle.take(item, 'read', {});
        tables.inbox.replace({ ...item, status, followedAt: delivery.clickedAt, version: 2 });
      }
    }
  const sentUpTo = reached.at(-1)?.id ?? null;
  tables.notifications.replace({ ...row, sentUpTo, stats: statsOf(tables, row) });
}

function resultOf(delivery: DeliveryRecord, index: number, { opened, link, failed }: Sent): DeliveryRecord {
  if (delivery.status === 'SUPPRESSED') return delivery;
  if (delivery.channel === failed?.channel && index % failed.oneIn === 0)
    return { ...delivery, status: 'UNDELIVERABLE', error: failed.error, attempts: 4, nextAttemptAt: null };
  // 37 has no factor in common with 100, so the recipients who have opened it are spread over the list
  const rank = delivery.channel === 'SMS' ? 100 : (index * 37) % 100;
  const attempts = delivery.status === 'FAILED' ? 2 : 1;
  const arrived = { ...delivery, error: null, attempts, nextAttemptAt: null };
  if (link && rank < link.clicked)
    return { ...arrived, status: 'CLICKED', clickedAt: after(delivery.at, 2 * HOUR) };
  return { ...arrived, status: rank < opened ? 'OPENED' : 'DELIVERED' };
}
