import type { Instant } from '#contracts/dates.ts';
import { type InboxItem, maxBodyLength, maxTitleLength } from '#contracts/inbox/item.ts';
import type { Preferences } from '#contracts/users/preferences.ts';
import { after, businessTime, DAY, laterByClock, MINUTE } from '#mocks/time/business-time.ts';
import type { Random } from '#mocks/store/random.ts';
import { type Kind, optOut, quietMinutes } from '#mocks/rules/delivery.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import { inboxLifecycle } from './lifecycle.ts';
import type { InboxRecord } from './record.ts';

/** A message to a customer before it is delivered. */
export interface Notice extends Pick<InboxItem, 'category' | 'title' | 'body' | 'action'> {
  readonly userId: string;
  /** The subject of the notice: a second notice with the same topic within a day is not delivered. */
  readonly topic: string;
  /** The late plan that the notice is about: it is sent by e-mail and SMS too, as long as the plan is late. */
  readonly latePlanId?: string;
  /** Also sent to the contact that the customer has proven. */
  readonly isSentToContact?: boolean;
}

interface Delivering {
  readonly tables: Pick<Writes, 'inbox'>;
  readonly now: Instant;
  readonly random: Random;
}

/**
 * Delivers a notice to its customer's inbox according to the preferences: at once, after the quiet hours, or not at
 * all (transition D1). Returns it, and whether the same was delivered within a day.
 */
export function deliver(
  { tables, now, random }: Delivering,
  { latePlanId, isSentToContact: _sent, ...notice }: Notice,
  preferences: Preferences,
): { readonly item: InboxRecord; readonly isRepeated: boolean } {
  const kind = { category: notice.category, isOverdue: latePlanId !== undefined };
  const quietUntil = quietEnd(kind, preferences, now);
  const isRepeated = wasDelivered(tables, notice, now);
  const unwanted = optOut(kind, 'inApp', preferences);
  const status = inboxLifecycle.take(null, 'deliver', { unwanted, isRepeated, quietUntil });
  const item = tables.inbox.insert({
    ...notice,
    title: fitting(notice.title, maxTitleLength),
    body: fitting(notice.body, maxBodyLength),
    id: random.ulid('dlv', now),
    at: now,
    deliveredAt: now,
    status,
    dueAt: status === 'QUEUED' ? quietUntil : null,
    followedAt: null,
    version: 1,
  });
  return { item, isRepeated };
}

/** Cuts a text that is too long behind a word: names and texts of others in it are of any length. */
function fitting(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${cut.replace(/\s+\S*$/u, '')}…`;
}

/** Returns the end of the quiet hours for which a message waits; null if it need not wait. */
export function quietEnd(kind: Kind, { quietHours }: Preferences, now: Instant): Instant | null {
  const wait = quietMinutes(kind, quietHours, businessTime(now));
  return wait === 0 ? null : laterByClock(now.slice(0, 16).concat(':00.000Z'), wait * MINUTE);
}

/** Returns whether a notice about the same was delivered within a day. */
function wasDelivered(
  { inbox }: { readonly inbox: Pick<Writes['inbox'], 'by'> },
  { userId, topic }: Pick<Notice, 'userId' | 'topic'>,
  now: Instant,
): boolean {
  const dayAgo = after(now, -DAY);
  return inbox
    .by('topic', `${userId} ${topic}`)
    .some((other) => other.status !== 'SUPPRESSED' && other.deliveredAt > dayAgo);
}

/**
 * Delivers waiting messages whose time has come, each with the time for which it waited (transitions D2, D2b, D7).
 * @param isOver whether a message need not be delivered any more
 */
export function deliverDue(
  tables: Pick<Writes, 'inbox'>,
  now: Instant,
  isOver: (item: InboxRecord) => boolean = () => false,
): void {
  for (let item = nextDue(tables); item?.dueAt && item.dueAt <= now; item = nextDue(tables)) {
    const status = inboxLifecycle.take(item, 'clock', { dueAt: item.dueAt, now, isOver: isOver(item) });
    const deliveredAt = item.status === 'QUEUED' ? item.dueAt : item.deliveredAt;
    const at = item.dueAt;
    tables.inbox.replace({ ...item, status, at, deliveredAt, dueAt: null, version: item.version + 1 });
  }
}

/** Returns the waiting message that is due next. */
export const nextDue = (tables: { readonly inbox: Pick<Writes['inbox'], 'page'> }): InboxRecord | undefined =>
  tables.inbox.page({ order: 'dueAt', in: { waiting: ['waiting'] }, limit: 1 }).rows[0];
