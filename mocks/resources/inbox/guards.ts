import type { Instant } from '#contracts/dates.ts';
import { after, DAY, MINUTE } from '#mocks/time/business-time.ts';
import { invalidField } from '#mocks/core/handler-result.ts';

export const snoozeRules = { min: 3 * MINUTE, max: 90 * DAY } as const;

interface Waiting {
  readonly dueAt: Instant | null;
  readonly now: Instant;
}

/** Guards that depend on stored state only. */
export const inboxGuards = {
  wanted: ({ unwanted }: { readonly unwanted: string | null }) => unwanted,
  'first-today': ({ isRepeated }: { readonly isRepeated: boolean }) =>
    isRepeated ? 'A message about the same was delivered less than a day ago.' : null,
  'not-quiet': ({ quietUntil }: { readonly quietUntil: Instant | null }) =>
    quietUntil === null ? null : 'It is delivered when the quiet hours end.',
  due: ({ dueAt, now }: Waiting) =>
    dueAt !== null && dueAt <= now ? null : 'The time for this message has not come.',
  over: ({ isOver }: { readonly isOver: boolean }) => (isOver ? null : 'The message has not expired.'),
};

/** Guards that also depend on the request. */
export const inboxRequestGuards = {
  'snooze-in-range': ({ until, now }: { readonly until: Instant; readonly now: Instant }) => {
    const { min, max } = snoozeRules;
    if (until >= after(now, min) && until <= after(now, max)) return null;
    return invalidField(
      '/snoozedUntil',
      'out-of-range',
      'Choose a time between 3 minutes and 90 days from now.',
    );
  },
};
