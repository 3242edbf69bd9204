import type { Instant } from '#contracts/dates.ts';
import type { inboxMachine } from '#contracts/inbox/machine.ts';
import type { InboxItem } from '#contracts/inbox/item.ts';

/** A message to a customer, in their inbox or on its way there. */
export interface InboxRecord extends Omit<InboxItem, 'status' | 'actions' | 'snoozedUntil'> {
  readonly userId: string;
  readonly status: (typeof inboxMachine.states)[number];
  /** What it is about: a second message on it within a day is not delivered. */
  readonly topic: string;
  /** When it is delivered, or comes again: the end of quiet hours or of a snooze; null when it does not wait. */
  readonly dueAt: Instant | null;
}
