import type { Instant } from '#contracts/dates.ts';
import { isLatePlan } from '#contracts/plans/states.ts';
import type { Message } from '#mocks/core/rows.ts';
import type { Random } from '#mocks/store/random.ts';
import { type Notice, quietEnd } from '#mocks/resources/inbox/deliver.ts';
import type { WaitingTextRecord } from '#mocks/resources/inbox/record.ts';
import { recipient } from '#mocks/resources/users/contact.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { channelOf, type ContactKind, optOut } from '#mocks/rules/delivery.ts';
import type { Reads, Writes } from '#mocks/resources/tables.ts';

export interface Sending {
  readonly tables: Writes;
  readonly now: Instant;
  readonly random: Random;
  readonly send: (message: Message) => void;
}

/** A late instalment is always told in the inbox only, so that an e-mail or SMS about it is sent like any other. */
const kindOf = (category: Notice['category']) => ({ category, isOverdue: false });

/** Sends a notice as e-mail or SMS by its customer's preferences: at once, after the quiet hours, or not at all. */
export function sendByText(
  { tables, now, random, send }: Sending,
  { category, title, body, latePlanId }: Notice,
  user: UserRecord,
  contact: ContactKind,
): void {
  const to = wantedContact(user, contact, category);
  if (to === null) return;
  const text = `${title}. ${body}`;
  const dueAt = quietEnd(kindOf(category), user.preferences, now);
  if (dueAt === null) send({ ...recipient(to), text, code: null });
  else
    tables.waitingTexts.insert({
      id: random.ulid('txt', now),
      userId: user.id,
      contact,
      category,
      latePlanId: latePlanId ?? null,
      text,
      dueAt,
    });
}

const wantedContact = (user: UserRecord, contact: ContactKind, category: Notice['category']) =>
  optOut(kindOf(category), channelOf[contact], user.preferences) === null ? user[contact] : null;

/** Returns the e-mail or SMS that was held back and is due next. */
export const nextText = (tables: Pick<Reads, 'waitingTexts'>): WaitingTextRecord | undefined =>
  tables.waitingTexts.page({ order: 'dueAt', limit: 1 }).rows[0];

/** Sends what was held back, unless it is not true any more or its customer does not want it. */
export function sendWaiting(
  { tables, send }: Pick<Sending, 'tables' | 'send'>,
  { id, userId, contact, category, latePlanId, text }: WaitingTextRecord,
): void {
  tables.waitingTexts.delete(id);
  const plan = tables.plans.get(latePlanId ?? '');
  if (plan && !isLatePlan(plan.status)) return;
  const user = tables.users.get(userId);
  const to = user && wantedContact(user, contact, category);
  if (to) send({ ...recipient(to), text, code: null });
}
