import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { InboxItemId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { NotificationCategory } from '#contracts/notifications/category.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { deliveredStates } from './states.ts';

export const InboxStatus = described(
  z.enum(deliveredStates),
  'The status of a message for its reader. Waiting and unwanted messages are in no inbox.',
);
export type InboxStatus = z.output<typeof InboxStatus>;

export const inboxActions = ['read', 'unread', 'archive', 'snooze'] as const;

/** A path within the application: "/installments/details?plan=PLN-000101". */
const PagePath = z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])[\w./?=&%-]*$/));

/** The characters that a title has at most: what phones show of a notification. */
export const maxTitleLength = 65;
/** The characters that a message has at most: a text that a person wrote, and what it is about. */
export const maxBodyLength = 1_000;

export const InboxItem = described(
  z
    .object({
      id: InboxItemId,
      category: NotificationCategory,
      title: z.string().check(z.minLength(1), z.maxLength(maxTitleLength)),
      body: z.string().check(z.minLength(1), z.maxLength(maxBodyLength)),
      action: described(
        z.nullable(z.object({ label: z.string().check(z.minLength(1), z.maxLength(40)), path: PagePath })),
        'The page where the customer can act on the message; null without one.',
      ),
      at: described(Instant, 'When it was delivered; after a snooze, when it appeared again.'),
      status: InboxStatus,
      snoozedUntil: described(z.nullable(Instant), 'When a snoozed message appears again.'),
      actions: actionsOf(inboxActions),
      version: Version,
    })
    .check(
      z.refine(({ status, snoozedUntil }) => (status === 'SNOOZED') === (snoozedUntil !== null), {
        path: ['snoozedUntil'],
        message: 'A snoozed message, and no other, has a time when it comes again',
      }),
    ),
  'A message in the inbox of its customer.',
);
export type InboxItem = z.output<typeof InboxItem>;

export const InboxChange = described(
  z.discriminatedUnion('status', [
    z.object({ status: z.literal('READ') }),
    z.object({ status: z.literal('UNREAD') }),
    z.object({ status: z.literal('ARCHIVED') }),
    /** Between 3 minutes and 90 days from now. */
    z.object({ status: z.literal('SNOOZED'), snoozedUntil: Instant }),
  ]),
  'A change of a message by its reader.',
);
export type InboxChange = z.output<typeof InboxChange>;

export const ReadMessages = described(z.object({ read: Count }), 'How many messages were unread before.');
