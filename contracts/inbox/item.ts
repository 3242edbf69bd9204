import { Instant } from '#contracts/dates.ts';
import { InboxItemId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { NotificationCategory } from '#contracts/notifications/category.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { deliveredStates } from './states.ts';

/** The status of a message for its reader. Waiting and unwanted messages are in no inbox. */
export const InboxStatus = z.enum(deliveredStates);
export type InboxStatus = z.output<typeof InboxStatus>;

export const inboxActions = ['read', 'unread', 'archive', 'snooze'] as const;

/** A path within the application: "/installments/details?plan=PLN-000101". */
const PagePath = z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])[\w./?=&%-]*$/));

/** The characters that a title has at most: what phones show of a notification. */
export const maxTitleLength = 65;
/** The characters that a message has at most: a text that a person wrote, and what it is about. */
export const maxBodyLength = 1_000;

/** A message in the inbox of its customer. */
export const InboxItem = z
  .object({
    id: InboxItemId,
    category: NotificationCategory,
    title: z.string().check(z.minLength(1), z.maxLength(maxTitleLength)),
    body: z.string().check(z.minLength(1), z.maxLength(maxBodyLength)),
    /** The page where the customer can act on the message; null without one. */
    action: z.nullable(
      z.object({ label: z.string().check(z.minLength(1), z.maxLength(40)), path: PagePath }),
    ),
    /** When it was delivered; after a snooze, when it appeared again. */
    at: Instant,
    status: InboxStatus,
    /** When a snoozed message appears again. */
    snoozedUntil: z.nullable(Instant),
    actions: actionsOf(inboxActions),
    version: Version,
  })
  .check(
    z.refine(({ status, snoozedUntil }) => (status === 'SNOOZED') === (snoozedUntil !== null), {
      path: ['snoozedUntil'],
      message: 'A snoozed message, and no other, has a time when it comes again',
    }),
  );
export type InboxItem = z.output<typeof InboxItem>;

/** A change of a message by its reader. */
export const InboxChange = z.discriminatedUnion('status', [
  z.object({ status: z.literal('READ') }),
  z.object({ status: z.literal('UNREAD') }),
  z.object({ status: z.literal('ARCHIVED') }),
  /** Between 3 minutes and 90 days from now. */
  z.object({ status: z.literal('SNOOZED'), snoozedUntil: Instant }),
]);
export type InboxChange = z.output<typeof InboxChange>;

/** How many messages were unread before. */
export const ReadMessages = z.object({ read: Count });
