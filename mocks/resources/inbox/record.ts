import type { Instant } from '#contracts/dates.ts';
import type { inboxMachine } from '#contracts/inbox/machine.ts';
import type { InboxItem } from '#contracts/inbox/item.ts';
import type { ContactKind } from '#mocks/rules/delivery.ts';

/** An e-mail or SMS to a customer that waits for the end of the quiet hours. */
export interface WaitingTextRecord {
  readonly id: string;
  readonly userId: string;
  readonly contact: ContactKind;
  readonly category: InboxItem['category'];
  /** It is not sent once this plan is not late any more; null for what stays true. */
  readonly latePlanId: string | null;
  readonly text: string;
  readonly dueAt: Instant;
}

/** A message to a customer, delivered or waiting. */
export interface InboxRecord extends Omit<InboxItem, 'status' | 'actions' | 'snoozedUntil'> {
  readonly userId: string;
  readonly status: (typeof inboxMachine.states)[number];
  /** The subject of the message: a second one with the same topic within a day is not delivered. */
  readonly topic: string;
  /** When it was delivered for the first time, or will be; `at` is later after a snooze. */
  readonly deliveredAt: Instant;
  /** When a waiting message is delivered: the end of quiet hours or of a snooze; null if it does not wait. */
  readonly dueAt: Instant | null;
  /** When its link was first followed; null before. */
  readonly followedAt: Instant | null;
}
