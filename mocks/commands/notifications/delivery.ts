import type { Instant } from '#contracts/dates.ts';
import { after, MINUTE } from '#mocks/time/business-time.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import type { Message } from '#mocks/core/rows.ts';
import type { Random } from '#mocks/store/random.ts';
import { deliver } from '#mocks/resources/inbox/deliver.ts';
import { type ChannelName, exclusionOf, type Moment } from '#mocks/resources/notifications/exclusion.ts';
import type { DeliveryRecord, NotificationRecord } from '#mocks/resources/notifications/record.ts';
import { contentFor, filled, valuesOf } from '#mocks/resources/notifications/message-text.ts';
import { leftToPayOf } from '#mocks/resources/plans/left-to-pay.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { minutesToRetry } from '#mocks/rules/delivery.ts';
import { sum } from '#mocks/rules/sum.ts';
import type { Writes } from '#mocks/resources/tables.ts';

export interface Sending {
  readonly tables: Writes;
  readonly now: Instant;
  readonly random: Random;
  readonly send: (message: Message) => void;
}

/** Creates the delivery of a notification to one customer on one channel. */
export function deliveryTo(
  context: Sending,
  notification: NotificationRecord,
  user: UserRecord,
  channel: ChannelName,
  moment: Moment,
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
    nextAttemptAt: null,
    clickedAt: null,
    inboxItemId: null,
  };
  const isLate = notification.expiresAt !== null && notification.expiresAt <= now;
  const exclusion = isLate ? 'EXPIRED' : exclusionOf(notification, user, channel, moment);
  if (exclusion !== null) return { ...base, status: 'SUPPRESSED', exclusion, attempts: 0 };
  if (channel === 'IN_APP') return { ...base, ...intoInbox(context, notification, user) };
  if (refuses(user, channel, 1)) return { ...base, ...failedAt(now, 1) };
  return { ...base, ...sendText(context, notification, user, channel) };
}

/** Puts a notification into the inbox, where it waits for the end of quiet hours. */
function intoInbox(
  context: Sending,
  notification: NotificationRecord,
  user: UserRecord,
): Pick<DeliveryRecord, 'status' | 'inboxItemId'> {
  const { id, category } = notification;
  const content = contentFor(notification, user.locale);
  const values = valuesOf(user, leftToPay(context.tables, user));
  const { item } = deliver(
    context,
    {
      userId: user.id,
      topic: `notification ${id}`,
      category,
      title: filled(content.title, values),
      body: filled(content.body, values),
      action: content.action,
    },
    user.preferences,
  );
  return { status: item.status === 'QUEUED' ? 'WAITING' : 'DELIVERED', inboxItemId: item.id };
}

/**
 * Makes another attempt by what is true now: whoever has opted out since the first one, or is blocked, gets nothing.
 * @param isAutomatic the demo's mail server may refuse it again
 */
export function attemptAgain(
  context: Sending,
  notification: NotificationRecord,
  { userId, channel, attempts }: DeliveryRecord,
  moment: Moment,
  isAutomatic: boolean,
): Partial<DeliveryRecord> {
  const { tables, now } = context;
  const user = requireRow(tables.users.get(userId), 'customer');
  const exclusion = exclusionOf(notification, user, channel, moment);
  if (exclusion !== null)
    return { status: 'SUPPRESSED', exclusion, error: null, nextAttemptAt: null, at: now };
  const no = attempts + 1;
  if (isAutomatic && refuses(user, channel, no)) return { ...failedAt(now, no), at: now };
  return { ...sendText(context, notification, user, channel), attempts: no, at: now };
}

/** Sends an e-mail or a text message and returns the result; used for first attempts and retries. */
function sendText(
  { tables, send }: Sending,
  notification: NotificationRecord,
  user: UserRecord,
  channel: ChannelName,
): Pick<DeliveryRecord, 'status' | 'error' | 'nextAttemptAt'> {
  const content = contentFor(notification, user.locale);
  const values = valuesOf(user, leftToPay(tables, user));
  const to = channel === 'EMAIL' ? user.email : user.phoneE164;
  const text = `${filled(content.title, values)}. ${filled(content.body, values)}`;
  if (to !== null) send({ channel: channel === 'EMAIL' ? 'EMAIL' : 'SMS', to, text, code: null });
  return { status: 'DELIVERED', error: null, nextAttemptAt: null };
}

const leftToPay = ({ plans }: Pick<Writes, 'plans'>, { id }: UserRecord): number =>
  sum(plans.by('userId', id), leftToPayOf);

/** Returns what the failed attempt with this number makes of a delivery: it is tried again later, or not any more. */
function failedAt(
  now: Instant,
  attempts: number,
): Pick<DeliveryRecord, 'status' | 'error' | 'attempts' | 'nextAttemptAt'> {
  const minutes = minutesToRetry(attempts);
  const failed = { attempts, error: 'The mailbox did not answer.' };
  return minutes === null
    ? { ...failed, status: 'UNDELIVERABLE', nextAttemptAt: null }
    : { ...failed, status: 'FAILED', nextAttemptAt: after(now, minutes * MINUTE) };
}

/** Simulates a mail server: a few mailboxes reject the first attempt, and some of these every automatic retry as well. */
const refuses = ({ id }: UserRecord, channel: ChannelName, attempt: number) =>
  channel === 'EMAIL' && (id.endsWith('0') || (id.endsWith('5') && attempt === 1));
