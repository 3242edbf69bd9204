import type { NotificationDraft } from '#contracts/notifications/content.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { notificationIn } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';

export const draft: NotificationDraft = {
  name: 'Pay early',
  category: 'PLAN',
  channels: ['IN_APP', 'EMAIL'],
  content: {
    title: 'You can pay early',
    body: 'Hello {{firstName}}, {{leftToPay}} is left.',
    action: { label: 'View instalments', path: '/installments' },
  },
  translations: [
    {
      locale: 'de',
      content: {
        title: 'Sie können früher zahlen',
        body: 'Hallo {{firstName}}.',
        action: { label: 'Raten', path: '/installments' },
      },
    },
  ],
  audience: { kind: 'SEGMENT', segment: 'WITH_PLAN' },
  expiresAt: null,
};

/** A notification that an administrator has just begun. */
export async function drafted(backend: Provider, change: Partial<NotificationDraft> = {}) {
  const token = await backend.signIn(people.administrator);
  const { id, version } = await backend.done(
    201,
    'createNotification',
    { body: { ...draft, ...change } },
    { token },
  );
  return { token, params: { notificationId: id }, ifMatch: `"${version}"` };
}

/** One that is being sent. */
export async function sending(backend: Provider, change: Partial<NotificationDraft> = {}) {
  const { token, params, ifMatch } = await drafted(backend, change);
  const { version } = await backend.done(
    200,
    'sendNotification',
    { params, body: { at: null, repeats: null, timeZone: 'FIXED' as const } },
    { token, ifMatch },
  );
  return { token, params, ifMatch: `"${version}"` };
}

const ofDraft =
  (body?: object) =>
  async (backend: Provider): Promise<Call> => ({ ...(await drafted(backend)), ...(body && { body }) });

async function scheduled(backend: Provider): Promise<Call> {
  const { token, params, ifMatch } = await drafted(backend);
  const body = { at: '2028-01-12T09:00:00.000Z', repeats: null, timeZone: 'FIXED' as const };
  const { version } = await backend.done(200, 'sendNotification', { params, body }, { token, ifMatch });
  return { token, params, ifMatch: `"${version}"` };
}

export const notificationRequests = {
  createNotification: async (backend: Provider): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
    body: draft,
  }),
  countAudience: async (backend: Provider): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
    body: draft,
  }),
  updateNotification: ofDraft({ ...draft, name: 'Pay earlier' }),
  testNotification: ofDraft(),
  sendNotification: ofDraft({ at: null, repeats: { every: 'WEEK', until: null }, timeZone: 'FIXED' }),
  unscheduleNotification: scheduled,
  cancelNotification: scheduled,
  pauseNotification: async (backend: Provider): Promise<Call> => {
    const call = await sending(backend);
    await backend.put({ entity: 'notification', id: call.params.notificationId, state: 'SENDING' }); // also when all is sent
    return call;
  },
  resumeNotification: async (backend: Provider): Promise<Call> => {
    const { token, params, ifMatch } = await notificationRequests.pauseNotification(backend);
    const call = { params: { notificationId: params?.['notificationId'] ?? '' } };
    const as = { token: token ?? '', ifMatch: ifMatch ?? '' };
    const { version } = await backend.done(200, 'pauseNotification', call, as);
    return { ...call, token: as.token, ifMatch: `"${version}"` };
  },
  retryDeliveries: async (backend: Provider): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const failed = await notificationIn(backend, 'PARTIALLY_FAILED');
    return {
      token,
      params: { notificationId: failed.id },
      ifMatch: `"${failed.version}"`,
      body: { deliveryIds: null },
    };
  },
  listDeliveries: async (backend: Provider): Promise<Call> => {
    const { token, params } = await sending(backend, { channels: ['IN_APP', 'EMAIL', 'PUSH'] });
    await backend.wait(30_000);
    await backend.get('getMe', { token }); // what is due is sent before the request
    return { token, params };
  },
};
