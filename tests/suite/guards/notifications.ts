import type { NotificationDraft } from '#contracts/notifications/content.ts';
import { draft, drafted, notificationRequests } from '#tests/suite/requests/notifications.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { requestedBefore } from './requested.ts';
import type { Situations } from './table.ts';

const of =
  (change: Partial<NotificationDraft>, body?: object) =>
  async (backend: Provider): Promise<Call> => ({
    ...(await drafted(backend, change)),
    ...(body && { body }),
  });

const untitled = { content: { ...draft.content, title: ' ' } };
const unknown = { content: { ...draft.content, body: 'Hello {{nickname}}' } };
const now = { at: null, repeats: null, timeZone: 'FIXED' as const };

const scenario = 'happy';
const code = 'invalid-transition';

export const notificationSituations = {
  testNotification: {
    'notification.test: content-complete': [
      { situation: 'it has no title', code, scenario, call: of(untitled) },
    ],
    'notification.test: variables-known': [
      {
        situation: 'a variable stands for nothing',
        code: 'template-variables-missing',
        scenario,
        call: of(unknown),
      },
    ],
  },
  sendNotification: {
    'notification.send: content-complete': [
      { situation: 'it has no title', code, scenario, call: of(untitled, now) },
    ],
    'notification.send: variables-known': [
      {
        situation: 'a variable stands for nothing',
        code: 'template-variables-missing',
        scenario,
        call: of(unknown, now),
      },
    ],
    'notification.send: has-audience': [
      { situation: 'there are no customers', code: 'audience-empty', call: of({}, now) },
    ],
    'notification.send: no-request-waiting': [
      requestedBefore(
        'sendNotification',
        of({ audience: { kind: 'SEGMENT', segment: 'ALL' } }, now),
        'big-list',
      ),
    ],
    'notification.send: in-time': [
      {
        situation: 'it expires before its time',
        also: ['at-once'],
        code,
        scenario,
        call: of(
          { expiresAt: '2028-01-01T09:00:00.000Z' },
          { at: '2028-01-02T09:00:00.000Z', repeats: null, timeZone: 'FIXED' as const },
        ),
      },
    ],
    'notification.send: until-ahead': [
      {
        situation: 'its last day is before the first',
        also: ['at-once'],
        code,
        scenario,
        call: of(
          {},
          {
            at: '2028-01-02T09:00:00.000Z',
            repeats: { every: 'WEEK' as const, until: '2028-01-01' },
            timeZone: 'FIXED' as const,
          },
        ),
      },
    ],
    'notification.send: later': {
      async selects(backend) {
        return of({ audience: { kind: 'SEGMENT', segment: 'ALL' } }, now)(await withCustomer(backend));
      },
      status: 200,
      answer: { status: 'SENDING' },
    },
    'notification.send: time-for-zones': [
      {
        situation: 'it goes by the clocks of its recipients at no time',
        code: 'validation-failed',
        scenario,
        call: of({}, { at: null, repeats: null, timeZone: 'RECIPIENT' as const }),
      },
    ],
    'notification.send: at-once': [
      {
        situation: 'its time has passed',
        code: 'validation-failed',
        scenario,
        call: of({}, { at: '2027-01-09T09:00:00.000Z', repeats: null, timeZone: 'FIXED' as const }),
      },
    ],
  },
  unscheduleNotification: {
    'notification.unschedule: series-not-begun': [
      {
        situation: 'it continues a series',
        code,
        scenario,
        async call(backend) {
          const { token, params, ifMatch } = await notificationRequests.sendNotification(backend);
          const as = { token: token ?? '', ifMatch: ifMatch ?? '' };
          const body = { ...now, repeats: { every: 'WEEK' as const, until: null } };
          const first = { notificationId: params?.['notificationId'] ?? '' };
          await backend.done(200, 'sendNotification', { params: first, body }, as);
          const query = { filter: { status: ['SCHEDULED'] } };
          const scheduled = await backend.every('listNotifications', { token: as.token, query });
          const next = scheduled.find(({ name }) => name === draft.name);
          return {
            token: as.token,
            params: { notificationId: next?.id ?? '' },
            ifMatch: `"${next?.version}"`,
          };
        },
      },
    ],
  },
  retryDeliveries: {
    'notification.retry-failed: not-expired': {
      byTables: 'which deliveries fail is up to the provider of the messages, so none can be made to',
    },
    'notification.retry-failed: deliveries-failed': [
      {
        situation: 'one that is chosen has not failed',
        code: 'validation-failed',
        also: ['all-retried'],
        scenario,
        call: async (backend) => ({
          ...(await notificationRequests.retryDeliveries(backend)),
          body: { deliveryIds: ['ndl_01JH8ZK3W00000000000000000'] },
        }),
      },
    ],
    'notification.retry-failed: all-retried': {
      byTables: 'which deliveries fail is up to the provider of the messages, so none can be made to',
    },
    'notification.retry-failed: none-sent': {
      byTables: 'which deliveries fail is up to the provider of the messages, so none can be made to',
    },
  },
} satisfies Partial<Situations>;

/** The same backend, once a customer has an account. */
async function withCustomer(backend: Provider): Promise<Provider> {
  await backend.signIn('newcomer@example.com');
  return backend;
}
