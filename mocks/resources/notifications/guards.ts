import type { Instant } from '#contracts/dates.ts';
import type { Repetition } from '#contracts/notifications/notification.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { problem } from '#mocks/core/handler-result.ts';
import { noRequestWaiting } from '#mocks/resources/request-waiting.ts';
import type { NotificationRecord } from './record.ts';
import { RECIPIENTS_OF_ONE_PERSON } from './audience.ts';
import { unfinished, unknownVariables } from './message-text.ts';

interface WithNotification {
  readonly notification: Pick<
    NotificationRecord,
    'content' | 'translations' | 'stats' | 'nextAt' | 'approvedCount' | 'series'
  >;
}

interface Repeated {
  readonly repeats: Repetition | null;
}

interface WithExpiry {
  readonly notification: Pick<NotificationRecord, 'expiresAt'>;
}

interface Timed {
  readonly at: Instant | null;
  readonly now: Instant;
}

/** What each action needs, said of a state that lacks it. */
export const notificationNeeds = {
  change: 'Only a draft can be changed.',
  test: 'Only a draft can be tested.',
  send: 'Only a draft can be sent.',
  unschedule: 'Only a scheduled notification can become a draft again.',
  pause: 'Only a notification that is being sent can be paused.',
  resume: 'Only a paused notification can be resumed.',
  cancel: 'Only a notification that is scheduled, being sent or paused can be cancelled.',
  'retry-failed': 'Only a notification with failed deliveries can be tried again.',
} as const;

/** Guards that depend on stored state only. */
export const notificationGuards = {
  'content-complete': ({ notification }: WithNotification) => {
    const [missing] = unfinished(notification);
    if (missing === undefined) return null;
    return missing === null
      ? 'Write a title and a text first.'
      : `Write a title and a text for ${missing} first, or remove that language.`;
  },
  'variables-known': ({ notification }: WithNotification) => {
    const names = [...new Set(unknownVariables(notification))];
    const [name] = names;
    if (name === undefined) return null;
    return problem('template-variables-missing', `Unknown variable {{${name}}}.`, { variables: names });
  },
  'has-audience': ({ recipients }: { readonly recipients: number }) =>
    recipients > 0 ? null : problem('audience-empty', 'No customer belongs to this audience.', {}),
  'no-request-waiting': noRequestWaiting,
  'series-not-begun': ({ notification: { series } }: WithNotification) =>
    series === null || series.no === 0
      ? null
      : 'This continues a series that has begun. Cancel it, and send a new draft.',
  due: ({ notification: { nextAt }, now }: WithNotification & { readonly now: Instant }) =>
    nextAt !== null && nextAt <= now ? null : 'Its time has not come.',
  'audience-approved': ({
    notification: { approvedCount },
    recipients,
  }: WithNotification & { readonly recipients: number }) =>
    recipients <= RECIPIENTS_OF_ONE_PERSON || approvedCount > RECIPIENTS_OF_ONE_PERSON
      ? null
      : 'More customers than one person may reach alone.',
  'not-expired': ({ notification: { expiresAt }, now }: WithExpiry & { readonly now: Instant }) =>
    expiresAt === null || expiresAt > now ? null : 'It has expired and is no longer delivered.',
  'recipients-left': ({ left }: { readonly left: number }) => (left > 0 ? null : 'Everyone has received it.'),
  'none-failed': ({ notification: { stats } }: WithNotification) =>
    stats.errors === 0 ? null : 'A delivery has failed.',
  'none-sent': ({ notification: { stats } }: WithNotification) =>
    stats.sent === 0 ? null : 'A delivery has succeeded.',
};

/** Guards that also depend on the request. */
export const notificationRequestGuards = {
  'until-ahead': ({ at, now, repeats }: Timed & Repeated) =>
    repeats === null || repeats.until === null || repeats.until >= businessDate(at ?? now)
      ? null
      : 'Its last day comes before the first. Choose a later one.',
  'in-time': ({ notification: { expiresAt }, at, now }: WithExpiry & Timed) =>
    expiresAt === null || expiresAt > (at ?? now)
      ? null
      : 'It expires before it is sent. Change that in the draft first.',
  'time-for-zones': ({ at, timeZone }: Timed & { readonly timeZone: NotificationRecord['timeZone'] }) =>
    at !== null || timeZone === 'FIXED'
      ? null
      : problem('validation-failed', 'Choose the time that the clock of each recipient is to show.', {
          errors: [
            { pointer: '/at', code: 'required', message: 'Choose the time that each clock is to show' },
          ],
        }),
  /** `unfit`: chosen deliveries that belong to another notification or have not failed. */
  'deliveries-failed': ({ unfit }: { readonly unfit: number }) => {
    if (unfit === 0) return null;
    const message = 'Choose deliveries of this notification that have failed';
    return problem('validation-failed', `${message}.`, {
      errors: [{ pointer: '/deliveryIds', code: 'not-failed', message }],
    });
  },
  'all-retried': ({ failedLeft }: { readonly failedLeft: number }) =>
    failedLeft === 0 ? null : 'Others have failed too.',
  later: ({ at, now }: Timed) => (at !== null && at > now ? null : 'It is not for later.'),
  'at-once': ({ at }: Timed) =>
    at === null
      ? null
      : problem('validation-failed', 'Choose a time in the future.', {
          errors: [{ pointer: '/at', code: 'out-of-range', message: 'Choose a time in the future' }],
        }),
};
