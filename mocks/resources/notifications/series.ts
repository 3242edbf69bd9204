import type { Instant } from '#contracts/dates.ts';
import type { Repetition } from '#contracts/notifications/notification.ts';
import { after, atBusinessTime, businessDate, businessTime, MINUTE } from '#mocks/time/business-time.ts';
import type { Random } from '#mocks/store/random.ts';
import { occurrenceDay } from '#mocks/rules/recurrence.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import { recipientsOf } from './audience.ts';
import { notificationLifecycle } from './lifecycle.ts';
import type { NotificationRecord } from './record.ts';
import { nothingSent } from './stats.ts';
import { firstMoment } from './waves.ts';

interface Writing {
  readonly tables: Pick<Writes, 'notifications' | 'users' | 'plans'>;
  readonly now: Instant;
  readonly random: Random;
}

/**
 * Schedules the next message of a series when one starts to be sent, with the same content and the audience at its
 * own time (transition N9). Whether it needs approval is decided at that time.
 */
export function scheduleNext({ tables, now, random }: Writing, row: NotificationRecord): void {
  const { repeats, series, expiresAt } = row;
  if (repeats === null || series === null) return;
  const next = following(series, repeats, now);
  if (repeats.until !== null && businessDate(next.at) > repeats.until) return;
  if (expiresAt !== null && expiresAt <= next.at) return;
  const timed = { ...row, scheduledAt: next.at };
  tables.notifications.insert({
    ...timed,
    id: random.ulid('ntf', now),
    audienceCount: recipientsOf(tables, row.audience).length,
    status: notificationLifecycle.take(null, 'repeat', {}),
    nextAt: firstMoment(tables, timed, now),
    series: { firstAt: series.firstAt, no: next.no },
    stats: nothingSent,
    sentUpTo: null,
    createdAt: now,
    version: 1,
  });
}

/**
 * Returns the first time of a series after now, at the same time of the business's day with and without daylight
 * saving time.
 */
export function following(
  { firstAt, no }: NonNullable<NotificationRecord['series']>,
  { every }: Repetition,
  now: Instant,
): { readonly at: Instant; readonly no: number } {
  const rest = Date.parse(firstAt) % MINUTE;
  for (let next = no + 1; ; next += 1) {
    const at = after(
      atBusinessTime(occurrenceDay(businessDate(firstAt), every, next), businessTime(firstAt)),
      rest,
    );
    if (at > now) return { at, no: next };
  }
}
