import { Instant } from '#contracts/dates.ts';
import { UserId } from '#contracts/ids.ts';
import { InboxItem } from '#contracts/inbox/item.ts';
import { inboxMachine } from '#contracts/inbox/machine.ts';
import { z } from '#contracts/z.ts';
import { type RowOf, text } from '#mocks/store/row-fields.ts';

/** A message to a customer, delivered or waiting. */
export const inboxRecord = z.object({
  ...z.omit(z.object(InboxItem.shape), { actions: true, snoozedUntil: true }).shape,
  userId: UserId,
  status: z.enum(inboxMachine.states),
  /** The subject of the message: a second one with the same topic within a day is not delivered. */
  topic: text,
  /** When a waiting message is delivered: the end of quiet hours or of a snooze; null if it does not wait. */
  dueAt: z.nullable(Instant),
  /** When it was delivered for the first time, or will be; `at` is later after a snooze. */
  deliveredAt: Instant,
  /** When its link was first followed; null before. */
  followedAt: z.nullable(Instant),
});
export type InboxRecord = RowOf<typeof inboxRecord>;

/** An e-mail or SMS to a customer that waits for the end of the quiet hours. */
export const waitingTextRecord = z.object({
  id: text,
  userId: UserId,
  contact: z.enum(['phoneE164', 'email']),
  category: InboxItem.shape.category,
  /** It is not sent once this plan is not late any more; null for what stays true. */
  latePlanId: z.nullable(text),
  text,
  dueAt: Instant,
});
export type WaitingTextRecord = RowOf<typeof waitingTextRecord>;
