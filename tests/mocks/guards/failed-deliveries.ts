import type { Backend } from '#tests/kit/backend.ts';
import { sending } from '#tests/suite/requests/notifications.ts';

/** A retry of one of two deliveries that have failed. */
export async function oneOfTwoFailed(backend: Backend) {
  await backend.signIn('newcomer@example.com');
  await backend.signIn('another@example.com');
  const { token, params } = await sending(backend, {
    audience: { kind: 'SEGMENT', segment: 'ALL' },
    channels: ['EMAIL'],
  });
  await backend.wait(60_000);
  await backend.get('getNotification', { token, params }); // what is due is sent before the request
  return backend.store.transact(({ tables }) => {
    const [first] = tables.deliveries
      .by('notificationId', params.notificationId)
      .map((row) => tables.deliveries.replace({ ...row, status: 'FAILED', error: 'No answer' }));
    const row = tables.notifications.get(params.notificationId);
    if (row) tables.notifications.replace({ ...row, status: 'PARTIALLY_FAILED' });
    const body = { deliveryIds: [first?.id ?? ''] };
    return { token, params, body, ifMatch: `"${row?.version}"` };
  });
}
