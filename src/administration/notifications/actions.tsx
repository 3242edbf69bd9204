import { Stack } from '@mantine/core';
import {
  cancelNotification,
  pauseNotification,
  resumeNotification,
  retryDeliveries,
  sendNotification as sendNotificationEndpoint,
  testNotification,
  unscheduleNotification,
} from '#contracts/notifications/administration-endpoints.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import { type Comparison, defineAction } from '#src/kits/actions/action.ts';
import { amountOf, type RowWords } from '#src/kits/actions/bulk/amount.ts';
import { choiceField, field, type Field } from '#src/kits/actions/fields.tsx';
import { LazyDateTimeField } from '#src/kits/forms/lazy-date-fields.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { Checklist } from './Checklist.tsx';
import { notificationStatuses, repetitions } from './labels.ts';
import { repeatsField } from './repeats-field.tsx';

type Details = NotificationDetails;

const compares: readonly Comparison<Details>[] = [
  { label: 'Status', value: ({ status }) => notificationStatuses[status].word },
  { label: 'Title', value: ({ content }) => content.title },
  { label: 'Audience', value: ({ audienceCount }, { count }) => count(audienceCount) },
];
const common = {
  compares,
};

/** Empty means now. */
const timeField = field<Details, string | null>({
  advice: 'Choose a time in the future, or leave it empty',
  initial: () => null,
  toMember: (value) => value,
  Input: ({ controlled }) => (
    <LazyDateTimeField label="Time (optional)" description="Empty: it is sent now" {...controlled} />
  ),
});

const zoneField = choiceField<Details, Details['timeZone']>('Time zone', {
  FIXED: 'Same moment for everyone',
  RECIPIENT: 'Each customer’s local time',
});

const customers: RowWords = { one: 'customer', many: 'customers' };

export const sendNotification = defineAction(sendNotificationEndpoint, {
  ...common,
  label: 'Send',
  lead: ({ audienceCount, channels, checks }: Details, { count }) => (
    <Stack gap="sm">
      <span>{`${amountOf(customers, audienceCount, count)} on ${channels.length === 1 ? 'one channel' : `${channels.length} channels`}. Customers who do not want it, or cannot be reached, get nothing.${audienceCount > 100 ? ' A second administrator has to approve it first.' : ''}`}</span>
      <Checklist checks={checks.filter(({ result }) => result !== 'OK')} />
    </Stack>
  ),
  form: { at: timeField, timeZone: zoneField, repeats: repeatsField<Details>() },
  confirm: ({ at }, { count }, { audienceCount }) =>
    audienceCount > 100
      ? 'Request approval'
      : at === null
        ? `Send to ${count(audienceCount)} now`
        : `Schedule for ${count(audienceCount)}`,
  receipt: (response) =>
    'operation' in response
      ? {
          title: 'Approval requested',
          text: 'Nothing is sent until a second administrator has approved it.',
          auditOf: response.id,
        }
      : {
          title: response.status === 'SCHEDULED' ? 'Scheduled' : 'Sending',
          text: (
            <>
              {response.scheduledAt !== null && response.status === 'SCHEDULED' && (
                <DateTimeText value={response.scheduledAt} />
              )}
              {response.repeats !== null &&
                ` ${repetitions[response.repeats.every]}. The next one is in the list once this one is being sent; cancel that one to end it.`}
            </>
          ),
        },
});

export const test = defineAction(testNotification, {
  ...common,
  label: 'Send test',
  lead: () => 'You get it by e-mail, with sample values in place of the variables.',
  receipt: () => ({ title: 'Test sent' }),
});

const failedDeliveries: RowWords = { one: 'failed delivery is', many: 'failed deliveries are' };

export const resume = defineAction(resumeNotification, {
  ...common,
  label: 'Resume',
  lead: () => 'It is sent to the customers who have not received it yet.',
  receipt: () => ({ title: 'Sending resumed' }),
});

export const pause = defineAction(pauseNotification, {
  ...common,
  label: 'Pause',
  undo: resume,
  lead: () => 'Customers who have not received it wait until you resume.',
  receipt: () => ({ title: 'Paused' }),
});

export const unschedule = defineAction(unscheduleNotification, {
  ...common,
  label: 'Back to draft',
  lead: ({ repeats }: Details) =>
    `It is not sent until you schedule it again, and you can change it until then. Its time${repeats === null ? ' is' : ' and how it repeats are'} chosen again.`,
  receipt: () => ({ title: 'Draft again' }),
});

export const cancel = defineAction(cancelNotification, {
  ...common,
  label: 'Cancel notification',
  tone: 'danger',
  dismiss: 'Back',
  lead: ({ status, repeats }: Details) =>
    `Customers who have not received it will not get it. ${
      repeats !== null && status === 'SCHEDULED' ? 'It will not be repeated. ' : ''
    }This cannot be undone.`,
  receipt: () => ({ title: 'Cancelled' }),
});

/** Covers all failed deliveries; a single one is retried beside its recipient. */
const everyDelivery: Field<Details> = {
  advice: '',
  initial: () => null,
  toMember: (value) => value,
};

export const retryFailed = defineAction(retryDeliveries, {
  ...common,
  label: 'Retry failed',
  form: { deliveryIds: everyDelivery },
  lead: ({ stats }: Details, { count }) =>
    `${amountOf(failedDeliveries, stats.errors, count)} tried once more.`,
  receipt: ({ stats }, { count }) => ({
    title:
      stats.errors === 0
        ? 'All were delivered'
        : `${amountOf({ one: 'has', many: 'have' }, stats.errors, count)} failed again`,
  }),
});

/** In the order of the menu of a row. */
export const notificationActions = [
  sendNotification,
  test,
  unschedule,
  pause,
  resume,
  cancel,
  retryFailed,
] as const;
