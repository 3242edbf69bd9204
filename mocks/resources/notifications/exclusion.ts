import type { Instant } from '#contracts/dates.ts';
import type { ExclusionReason } from '#contracts/notifications/delivery.ts';
import type { NotificationDraft } from '#contracts/notifications/content.ts';
import type { Notification } from '#contracts/notifications/notification.ts';
import { after, businessTime, DAY } from '#mocks/time/business-time.ts';
import { optOut, quietMinutes } from '#mocks/rules/delivery.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { Recipient } from './audience.ts';
import type { NotificationRecord } from './record.ts';
import { reachedStages } from './stats.ts';

export type ChannelName = Notification['channels'][number];

const preferenceOf = { IN_APP: 'inApp', EMAIL: 'email', SMS: 'sms', PUSH: 'push' } as const;

type Texts = Pick<NotificationDraft, 'content' | 'translations'>;

/** What decides about all customers of an audience alike, computed once for all of them. */
export interface Moment {
  /** The business's time of day, "21:00". */
  readonly time: string;
  /** Who has got the same text on which channel within a day. */
  readonly recent: ReadonlySet<string>;
}

export const momentOf = (
  tables: Pick<Reads, 'notifications' | 'deliveries'>,
  draft: Texts & Partial<Pick<NotificationRecord, 'id' | 'series'>>,
  now: Instant,
): Moment => ({ time: businessTime(now), recent: recentlyGot(tables, draft, now) });

/** A series repeats its own text, so it is no duplicate of itself. */
function recentlyGot(
  { notifications, deliveries }: Pick<Reads, 'notifications' | 'deliveries'>,
  draft: Parameters<typeof momentOf>[1],
  now: Instant,
): ReadonlySet<string> {
  const text = textOf(draft);
  const dayAgo = after(now, -DAY);
  return new Set(
    notifications
      .all()
      .filter(
        (other) =>
          other.id !== draft.id &&
          (!draft.series || other.series?.firstAt !== draft.series.firstAt) &&
          textOf(other) === text,
      )
      .flatMap(({ id }) => deliveries.by('notificationId', id))
      .filter(({ status, at }) => at > dayAgo && gotten.some((got) => got === status))
      .map(({ userId, channel }) => keyOf(userId, channel)),
  );
}

const gotten = ['WAITING', ...reachedStages.delivered] as const;

const keyOf = (userId: string, channel: ChannelName) => `${userId} ${channel}`;

const textOf = ({ content, translations }: Texts) =>
  JSON.stringify(
    [{ locale: null, content }, ...translations].map(({ locale, content: { title, body } }) => [
      locale,
      title,
      body,
    ]),
  );

/** Returns why a customer gets nothing on a channel; quiet hours only delay messages in the inbox. */
export function exclusionOf(
  { category }: Pick<NotificationDraft, 'category'>,
  user: Recipient,
  channel: ChannelName,
  { time, recent }: Moment,
): ExclusionReason | null {
  if (user.status !== 'ACTIVE') return 'NOT_ACTIVE';
  const kind = { category, isOverdue: false };
  if (optOut(kind, preferenceOf[channel], user.preferences) !== null) return 'OPT_OUT';
  if (channel === 'EMAIL' && user.email === null) return 'NO_CONTACT';
  if (channel === 'SMS' && user.phoneE164 === null) return 'NO_CONTACT';
  if (channel === 'PUSH') return 'NO_CONTACT'; // the application does not support push yet, so no device is registered
  if (recent.has(keyOf(user.id, channel))) return 'DUPLICATE';
  const isQuiet = quietMinutes(kind, user.preferences.quietHours, time) > 0;
  return isQuiet && channel !== 'IN_APP' ? 'QUIET_HOURS' : null;
}
