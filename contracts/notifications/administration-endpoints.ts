import { Approval } from '#contracts/approvals/approval.ts';
import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { distinct } from '#contracts/distinct.ts';
import { DeliveryId, NotificationId } from '#contracts/ids.ts';
import { paged } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';
import { NotificationDraft } from './content.ts';
import { AudienceCount, Delivery, DeliveryStatus, ExclusionReason } from './delivery.ts';
import { NotificationDetails } from './details.ts';
import { Channel, Repetition, SendingZone } from './notification.ts';

const administered = { access: 'administrator', entity: 'notification', since: '3.0.0' } as const;

/** When a message is sent: before the last century of an `Instant`, so that its repetitions and time zones stay within. */
const SendingTime = Instant.check(z.refine((moment) => moment < '9900', { message: 'Before the year 9900' }));

const draft = {
  name: 'Pay early',
  category: 'PLAN' as const,
  channels: ['IN_APP' as const, 'EMAIL' as const],
  content: {
    title: 'You can pay early',
    body: 'Hello {{firstName}}, paying before the due date costs nothing.',
    action: { label: 'View instalments', path: '/installments' },
  },
  translations: [
    {
      locale: 'de',
      content: {
        title: 'Sie können früher zahlen',
        body: 'Hallo {{firstName}}, vor der Fälligkeit zu zahlen kostet nichts.',
        action: { label: 'Raten ansehen', path: '/installments' },
      },
    },
  ],
  audience: { kind: 'SEGMENT' as const, segment: 'WITH_PLAN' as const },
  expiresAt: null,
};

export const createNotification = endpoint({
  ...administered,
  method: 'POST',
  path: '/v1/admin/notifications',
  summary: 'Begin a notification as a draft',
  permission: 'notifications.send',
  idempotent: true,
  takes: 'notification.create',
  audit: 'notification.created',
  version: 'answers',
  body: NotificationDraft,
  responses: { 201: NotificationDetails },
  location: '/v1/admin/notifications/{id}',
  problems: [],
  examples: [{ name: 'to customers with a plan', body: draft }],
});

export const countAudience = endpoint({
  ...administered,
  entity: 'any',
  method: 'POST',
  path: '/v1/admin/notification-audiences',
  summary: 'How many customers a notification would reach, and why others would get nothing',
  permission: 'notifications.read',
  body: NotificationDraft,
  responses: { 200: AudienceCount },
  problems: [],
  examples: [{ name: 'of a draft', body: draft }],
});

const ofNotification = {
  ...administered,
  method: 'POST',
  permission: 'notifications.send',
  idempotent: true,
  version: 'requires',
  params: { notificationId: NotificationId },
  responses: { 200: NotificationDetails },
  problems: ['invalid-transition'],
} as const;
const params = { notificationId: '{notification}' };

export const updateNotification = endpoint({
  ...ofNotification,
  method: 'PATCH',
  path: '/v1/admin/notifications/{notificationId}',
  summary: 'Change a draft; the page saves it while it is written',
  takes: 'notification.change',
  audit: 'notification.changed',
  body: NotificationDraft,
  examples: [{ name: 'changed', params, body: draft }],
});

export const testNotification = endpoint({
  ...ofNotification,
  path: '/v1/admin/notifications/{notificationId}/tests',
  summary: 'Send a draft to yourself by e-mail, with sample values',
  takes: 'notification.test',
  audit: 'notification.tested',
  problems: ['template-variables-missing', 'invalid-transition'],
  examples: [{ name: 'test', params }],
});

export const sendNotification = endpoint({
  ...ofNotification,
  path: '/v1/admin/notifications/{notificationId}/send',
  summary:
    'Send a draft now or at a time, once or again and again; above 100 recipients a second person approves',
  approval: { permission: 'notifications.approve', entity: 'notification', param: 'notificationId' },
  takes: 'notification.send',
  alsoTakes: ['notification.repeat'],
  audit: 'notification.scheduled',
  problems: ['template-variables-missing', 'audience-empty', 'invalid-transition'],
  body: z.object({
    at: z.nullable(SendingTime),
    repeats: z.nullable(Repetition),
    timeZone: described(
      SendingZone,
      "`RECIPIENT`: each recipient gets it when their local time equals the business's local time at `at`.",
    ),
  }),
  responses: { 200: NotificationDetails, 202: Approval },
  examples: [
    { name: 'now', params, body: { at: null, repeats: null, timeZone: 'FIXED' } },
    { name: 'later', params, body: { at: '2027-01-12T09:00:00.000Z', repeats: null, timeZone: 'RECIPIENT' } },
    {
      name: 'every month',
      params,
      body: {
        at: '2027-01-31T09:00:00.000Z',
        repeats: { every: 'MONTH', until: '2027-12-31' },
        timeZone: 'FIXED',
      },
    },
  ],
});

export const unscheduleNotification = endpoint({
  ...ofNotification,
  path: '/v1/admin/notifications/{notificationId}/unschedule',
  summary:
    'Make a scheduled notification a draft again, so that it can be changed; not one of a running series',
  takes: 'notification.unschedule',
  audit: 'notification.unscheduled',
  examples: [{ name: 'unschedule', params }],
});

export const cancelNotification = endpoint({
  ...ofNotification,
  path: '/v1/admin/notifications/{notificationId}/cancel',
  summary: 'Cancel a notification: who has not got it does not get it',
  takes: 'notification.cancel',
  audit: 'notification.cancelled',
  examples: [{ name: 'cancel', params }],
});

export const pauseNotification = endpoint({
  ...ofNotification,
  path: '/v1/admin/notifications/{notificationId}/pause',
  summary: 'Pause the sending',
  takes: 'notification.pause',
  audit: 'notification.paused',
  examples: [{ name: 'pause', params }],
});

export const resumeNotification = endpoint({
  ...ofNotification,
  path: '/v1/admin/notifications/{notificationId}/resume',
  summary: 'Resume sending',
  takes: 'notification.resume',
  audit: 'notification.resumed',
  examples: [{ name: 'resume', params }],
});

export const retryDeliveries = endpoint({
  ...ofNotification,
  path: '/v1/admin/notifications/{notificationId}/retry-failed',
  summary: 'Retry failed deliveries: all of them, or those to some recipients',
  takes: 'notification.retry-failed',
  audit: 'notification.retried',
  body: z.object({
    deliveryIds: described(
      z.nullable(z.array(DeliveryId).check(z.minLength(1), z.maxLength(100), distinct)),
      'Null: all failed deliveries.',
    ),
  }),
  examples: [{ name: 'all', params, body: { deliveryIds: null } }],
});

export const listDeliveries = endpoint({
  ...administered,
  method: 'GET',
  path: '/v1/admin/notifications/{notificationId}/deliveries',
  summary: 'What became of a notification for each recipient and channel',
  permission: 'notifications.read',
  params: { notificationId: NotificationId },
  ...paged({
    item: Delivery,
    sort: ['customerName', 'status', 'channel'],
    defaultSort: 'customerName',
    search: ['customerName', 'id'],
    filters: { status: DeliveryStatus, channel: Channel, exclusion: ExclusionReason },
    ranges: {},
  }),
  problems: [],
  examples: [
    { name: 'failed', params, query: { filter: { status: ['FAILED', 'SUPPRESSED'] } } },
    { name: 'not wanted', params, query: { filter: { exclusion: ['OPT_OUT'] } } },
  ],
});
