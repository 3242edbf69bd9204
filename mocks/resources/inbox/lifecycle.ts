import type { Instant } from '#contracts/dates.ts';
import { inboxActions } from '#contracts/inbox/item.ts';
import { inboxMachine } from '#contracts/inbox/machine.ts';
import { after, DAY, MINUTE } from '#mocks/business-time.ts';
import { problem } from '#mocks/core/handler-result.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { InboxRecord } from './record.ts';

const snoozeRules = { shortest: 3 * MINUTE, longest: 90 * DAY } as const;

interface Waiting {
  readonly dueAt: Instant | null;
  readonly now: Instant;
}

/** The transitions of a message (docs/domain.md, "Messages"). */
export const inboxLifecycle = lifecycle<InboxRecord>()({
  machine: inboxMachine,
  guards: {
    wanted: ({ unwanted }: { readonly unwanted: string | null }) => unwanted,
    'first-today': ({ isRepeated }: { readonly isRepeated: boolean }) =>
      isRepeated ? 'A message about the same was delivered less than a day ago.' : null,
    'not-quiet': ({ quietUntil }: { readonly quietUntil: Instant | null }) =>
      quietUntil === null ? null : 'It is delivered when the quiet hours end.',
    due: ({ dueAt, now }: Waiting) =>
      dueAt !== null && dueAt <= now ? null : 'The time for this message has not come.',
  },
  requestGuards: {
    'snooze-in-range': ({ until, now }: { readonly until: Instant; readonly now: Instant }) => {
      const { shortest, longest } = snoozeRules;
      if (until >= after(now, shortest) && until <= after(now, longest)) return null;
      const message = 'Choose a time between 3 minutes and 90 days from now.';
      return problem('validation-failed', message, {
        errors: [{ pointer: '/snoozedUntil', code: 'out-of-range', message }],
      });
    },
  },
  actions: inboxActions,
  elsewhere: {
    QUEUED: 'This message has not been delivered.',
    SUPPRESSED: 'This message was not delivered.',
    UNREAD: 'This message is unread.',
    READ: 'This message was read.',
    SNOOZED: 'This message is snoozed. It can be read and archived when it comes again.',
    ARCHIVED: 'This message is archived. Move it back to the inbox first.',
  },
});
