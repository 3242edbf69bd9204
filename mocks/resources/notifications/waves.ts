import type { Instant } from '#contracts/dates.ts';
import { after, inZone, SECOND } from '#mocks/time/business-time.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { type Recipient, recipientsAfter, recipientsOf } from './audience.ts';
import type { NotificationRecord } from './record.ts';

type Timed = Pick<NotificationRecord, 'audience' | 'scheduledAt' | 'timeZone'>;
type Tables = Pick<Reads, 'users' | 'plans'>;

/** Returns when the first recipients get it; if it is sent by local time, the time of the earliest zone. */
export function firstMoment(tables: Tables, notification: Timed, now: Instant): Instant {
  const momentFor = momentsOf(notification);
  const moments = recipientsOf(tables, notification.audience).map(momentFor);
  const first =
    (notification.timeZone === 'FIXED' ? null : earliest(moments)) ?? notification.scheduledAt ?? now;
  const soonest = after(now, SECOND);
  return first > soonest ? first : soonest;
}

/** The recipients of one step, how many follow, and when. */
export interface Wave {
  readonly chosen: readonly Recipient[];
  readonly left: number;
  /** Null means a moment later. */
  readonly nextAt: Instant | null;
}

/** Returns the next recipients: by id, or, if it is sent by local time, those for whom the time has come. */
export function nextWave(
  tables: Pick<Reads, 'users' | 'plans' | 'deliveries'>,
  notification: NotificationRecord,
  now: Instant,
  limit: number,
): Wave {
  const { id, audience, sentUpTo, timeZone } = notification;
  if (timeZone === 'FIXED') return { ...recipientsAfter(tables, audience, sentUpTo, limit), nextAt: null };
  const done = new Set(tables.deliveries.by('notificationId', id).map(({ userId }) => userId));
  const waiting = recipientsOf(tables, audience).filter((user) => !done.has(user.id));
  const momentFor = momentsOf(notification);
  const due = waiting.filter((user) => momentFor(user) <= now);
  const chosen = due.slice(0, limit);
  return {
    chosen,
    left: waiting.length - chosen.length,
    nextAt:
      due.length > chosen.length ? null : earliest(waiting.map(momentFor).filter((moment) => moment > now)),
  };
}

/**
 * Returns a function that gives the time for each recipient, cached by zone: an audience has few zones, and
 * converting a time takes long.
 */
function momentsOf({ scheduledAt }: Pick<Timed, 'scheduledAt'>): (recipient: Recipient) => Instant {
  const byZone = new Map<string, Instant>();
  return ({ timeZone }) => {
    const moment = byZone.get(timeZone) ?? (scheduledAt === null ? '' : inZone(scheduledAt, timeZone));
    byZone.set(timeZone, moment);
    return moment;
  };
}

const earliest = (moments: readonly Instant[]): Instant | null =>
  moments.reduce<Instant | null>((first, each) => (first === null || each < first ? each : first), null);
