import type { ExclusionReason } from '#contracts/notifications/delivery.ts';
import type { NotificationDraft } from '#contracts/notifications/content.ts';
import type { Notification } from '#contracts/notifications/notification.ts';
import { optOut, quietMinutes } from '#mocks/rules/delivery.ts';
import type { Recipient } from './audience.ts';

export type ChannelName = Notification['channels'][number];

const preferenceOf = { IN_APP: 'inApp', EMAIL: 'email', SMS: 'sms', PUSH: 'push' } as const;

/**
 * Returns why a customer gets nothing on a channel; quiet hours only delay messages in the inbox.
 * @param time the business's time of day, "21:00", computed once for all customers of an audience
 */
export function exclusionOf(
  { category }: Pick<NotificationDraft, 'category'>,
  user: Recipient,
  channel: ChannelName,
  time: string,
): ExclusionReason | null {
  if (user.status !== 'ACTIVE') return 'NOT_ACTIVE';
  const kind = { category, isOverdue: false };
  if (optOut(kind, preferenceOf[channel], user.preferences) !== null) return 'OPT_OUT';
  if (channel === 'EMAIL' && user.email === null) return 'NO_CONTACT';
  if (channel === 'SMS' && user.phoneE164 === null) return 'NO_CONTACT';
  if (channel === 'PUSH') return 'NO_CONTACT'; // the application does not support push yet, so no device is registered
  const isQuiet = quietMinutes(kind, user.preferences.quietHours, time) > 0;
  return isQuiet && channel === 'SMS' ? 'QUIET_HOURS' : null;
}
