import type { Instant } from '#contracts/dates.ts';
import { after } from '#mocks/business-time.ts';
import type { Message } from '#mocks/core/handler.ts';
import { found } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import type { Random } from '#mocks/random.ts';
import { deliver } from '#mocks/resources/inbox/deliver.ts';
import { recipientsOf } from '#mocks/resources/notifications/audience.ts';
import { type ChannelName, exclusionOf } from '#mocks/resources/notifications/exclusion.ts';
import { notificationLifecycle } from '#mocks/resources/notifications/lifecycle.ts';
import type { DeliveryRecord, NotificationRecord } from '#mocks/resources/notifications/record.ts';
import { viewNotificationDetails } from '#mocks/resources/notifications/view.ts';
import { filled, valuesOf } from '#mocks/resources/notifications/wording.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import type { Reads, Writes } from '#mocks/tables.ts';

/** So many recipients get a message at a time, so that the sending can be paused. */
const perTick = 50;
const tickMs = 500;

interface Sending {
  readonly tables: Writes;
  readonly now: Instant;
  readonly random: Random;
  readonly send: (message: Message) => void;
}

/** The notification whose next recipients are due first. */
export const nextNotification = (tables: Pick<Reads, 'notifications'>): NotificationRecord | undefined =>
  tables.notifications.page({ order: 'nextAt', in: { waiting: ['waiting'] }, limit: 1 }).rows[0];

/** N5 and N7: the next recipients get the message. */
export function sendNext(context: Sending, notification: NotificationRecord): NotificationRecord {
  const { tables, now } = context;
  const { status: before, audience, sentUpTo } = notification;
  const started =
    before === 'SCHEDULED'
      ? { ...notification, status: notificationLifecycle.take(notification, 'clock', { notification, now }) }
      : notification;
  const waiting = recipientsOf(tables, audience).filter(({ id }) => sentUpTo === null || id > sentUpTo);
  const chosen = waiting.slice(0, perTick);
  for (const user of chosen)
    for (const channel of started.channels)
      tables.deliveries.insert(deliveryTo(context, started, user, channel));
  const counted = { ...started, sentUpTo: chosen.at(-1)?.id ?? sentUpTo, stats: statsOf(tables, started) };
  return finished(context, counted, waiting.length - chosen.length);
}

/** N7: what follows once some deliveries were tried. */
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

function deliveryTo(
  context: Sending,
  notification: NotificationRecord,
  user: UserRecord,
  channel: ChannelName,
): DeliveryRecord {
  const { now, random } = context;
  const base = {
    id: random.ulid('ndl', now),
    notificationId: notification.id,
    userId: user.id,
    customerName: user.fullName,
    channel,
    exclusion: null,
    error: null,
    attempts: 1,
    at: now,
    inboxItemId: null,
  };
  const isLate = notification.expiresAt !== null && notification.expiresAt <= now;
  const exclusion = isLate ? 'EXPIRED' : exclusionOf(notification, user, channel, now);
  if (exclusion !== null) return { ...base, status: 'SUPPRESSED', exclusion, attempts: 0 };
  if (channel === 'IN_APP') return { ...base, ...intoInbox(context, notification, user) };
  if (refuses(user, channel)) return { ...base, status: 'FAILED', error: 'The mailbox did not answer.' };
  return { ...base, ...sendText(context, notification, user, channel) };
}

/** Into the inbox, as the customer's quiet hours and the window for duplicates say. */
function intoInbox(
  context: Sending,
  { id, category, content }: NotificationRecord,
  user: UserRecord,
): Pick<DeliveryRecord, 'status' | 'exclusion' | 'inboxItemId'> {
  const values = valuesOf(user);
  const item = deliver(
    context,
    {
      userId: user.id,
      topic: `notification ${id}`,
      category,
      title: filled(content.title, values).slice(0, 65),
      body: filled(content.body, values).slice(0, 500),
      action: content.action,
    },
    user.preferences,
  );
  const status = item.status === 'UNREAD' ? 'DELIVERED' : item.status === 'QUEUED' ? 'WAITING' : 'SUPPRESSED';
  return { status, exclusion: status === 'SUPPRESSED' ? 'DUPLICATE' : null, inboxItemId: item.id };
}

/** What became of an e-mail or a text message: of the first try and of another one alike. */
function sendText(
  { send }: Sending,
  { content }: NotificationRecord,
  user: UserRecord,
  channel: ChannelName,
): Pick<DeliveryRecord, 'status' | 'error'> {
  const values = valuesOf(user);
  const to = channel === 'EMAIL' ? user.email : user.phoneE164;
  const text = `${filled(content.title, values)}. ${filled(content.body, values)}`;
  if (to !== null) send({ channel: channel === 'EMAIL' ? 'EMAIL' : 'SMS', to, text, code: null });
  return { status: 'DELIVERED', error: null };
}

/** The demo's mail server does not answer for a few mailboxes at the first try. */
const refuses = ({ id }: UserRecord, channel: ChannelName) => channel === 'EMAIL' && /[05]$/.test(id);

/** N8: what has failed is tried once more. */
export const retryDeliveries: HandlerOf<'retryDeliveries'> = (context) => {
  const { params, tables, now, matchVersion, reply } = context;
  const notification = found(tables.notifications.get(params.notificationId), 'notification');
  matchVersion(notification);
  const status = notificationLifecycle.take(notification, 'retry-failed', {});
  const failed = tables.deliveries
    .by('notificationId', notification.id)
    .filter((delivery) => delivery.status === 'FAILED');
  for (const delivery of failed) {
    const user = tables.users.get(delivery.userId);
    if (!user) continue;
    const outcome = sendText(context, notification, user, delivery.channel);
    const attempts = delivery.attempts + 1;
    tables.deliveries.replace({ ...delivery, ...outcome, attempts, at: now });
  }
  const { sent, delivered, opened, errors } = notification.stats;
  // Of notifications that are older than their deliveries only the counters are left.
  const stats =
    failed.length > 0
      ? statsOf(tables, notification)
      : { sent: sent + errors, delivered: delivered + errors, opened, errors: 0 };
  const saved = tables.notifications.replace({
    ...notification,
    status,
    stats,
    version: notification.version + 1,
  });
  return reply(200, viewNotificationDetails(tables, saved));
};

/** A message that its customer has opened, or that came after the quiet hours, counts in its notification. */
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
