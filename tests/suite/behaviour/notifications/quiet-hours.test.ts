import { expect, test } from 'vitest';
import { drafted } from '#tests/suite/requests/notifications.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';
import { asking } from '#tests/mocks/commands/notifications/asking.ts';

const HOUR = 3_600_000;

/** Sent to one customer at midnight, when the scenario's quiet hours hold messages back until eight. */
async function waiting(expiresAt: string | null) {
  const backend = await openBackend({ scenario: 'happy' });
  const { toMira } = asking(() => backend);
  await backend.wait(14 * HOUR);
  const { token, params, ifMatch } = await drafted(backend, { ...toMira(), channels: ['IN_APP'], expiresAt });
  const body = { at: null, repeats: null, timeZone: 'FIXED' } as const;
  await backend.done(200, 'sendNotification', { params, body }, { token, ifMatch });
  const passes = async (ms: number) => {
    await backend.wait(ms);
    await backend.done(200, 'getConfig', {}); // what is due is done with the next request
  };
  await passes(2_000);
  const { inbox, deliveries, notifications } = backend.store.tables;
  const delivery = () => deliveries.by('notificationId', params.notificationId)[0];
  const item = () => inbox.get(delivery()?.inboxItemId ?? '');
  const stats = () => notifications.get(params.notificationId)?.stats;
  return { backend, params, delivery, item, stats, passes };
}

test('what waits for the end of the quiet hours is delivered then', async () => {
  const { delivery, item, stats, passes } = await waiting(null);
  expect([item()?.status, delivery()?.status]).toEqual(['QUEUED', 'WAITING']);
  await passes(9 * HOUR);
  expect([item()?.status, delivery()?.status]).toEqual(['UNREAD', 'DELIVERED']);
  expect(stats()).toMatchObject({ delivered: 1 });
});

test('what has expired by then is not delivered', async () => {
  const { delivery, item, stats, passes } = await waiting('2027-01-11T01:00:00.000Z');
  await passes(9 * HOUR);
  expect(item()?.status).toBe('SUPPRESSED');
  expect(delivery()).toMatchObject({ status: 'SUPPRESSED', exclusion: 'EXPIRED' });
  expect(stats()).toMatchObject({ delivered: 0 });
});

test('what was cancelled by then is not delivered', async () => {
  const { backend, params, delivery, item, passes } = await waiting(null);
  await backend.store.transact(({ tables }) => {
    const notification = tables.notifications.get(params.notificationId);
    if (notification) tables.notifications.replace({ ...notification, status: 'CANCELLED' });
  });
  await passes(9 * HOUR);
  expect([item()?.status, delivery()?.status]).toEqual(['SUPPRESSED', 'SUPPRESSED']);
});

takesTransitions('commands/notifications/quiet-hours');
