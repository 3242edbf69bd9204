import { expect, test } from 'vitest';
import { draft, drafted } from '#tests/suite/requests/notifications.ts';
import { people } from '#tests/kit/people.ts';
import { watching } from '#tests/suite/backend.ts';
import { toMira } from './to-mira.ts';

const HOUR = 3_600_000;

/** Sent to one customer at midnight, when the scenario's quiet hours hold messages back until eight. */
async function waiting(expiresAt: string | null) {
  const { backend, to, read } = await toMira();
  await backend.wait(14 * HOUR);
  const { token, params, ifMatch } = await drafted(backend, { ...to, channels: ['IN_APP'], expiresAt });
  const body = { at: null, repeats: null, timeZone: 'FIXED' } as const;
  await backend.done(200, 'sendNotification', { params, body }, { token, ifMatch });
  /** What has become of it after a while. */
  async function after(ms: number) {
    await backend.wait(ms);
    const as = { token: await backend.signIn(people.administrator) };
    const { items } = await backend.get('listDeliveries', { ...as, params });
    const { stats } = await read({ ...as, params });
    const { items: inbox } = await backend.get('listInbox', { token: await backend.signIn(people.mira) });
    const isInInbox = inbox.some(({ title }) => title === draft.content.title);
    return { delivery: items[0], stats, isInInbox };
  }
  return { backend, params, after };
}

test('sendNotification: what waits for the end of the quiet hours is delivered then', async () => {
  const { after } = await waiting(null);
  expect(await after(60_000)).toMatchObject({ delivery: { status: 'WAITING' }, isInInbox: false });
  expect(await after(9 * HOUR)).toMatchObject({
    delivery: { status: 'DELIVERED' },
    stats: { delivered: 1 },
    isInInbox: true,
  });
});

test('sendNotification: what has expired by the end of the quiet hours is not delivered', async () => {
  const { after } = await waiting('2027-01-11T01:00:00.000Z');
  await after(60_000);
  expect(await after(9 * HOUR)).toMatchObject({
    delivery: { status: 'SUPPRESSED', exclusion: 'EXPIRED' },
    stats: { delivered: 0 },
    isInInbox: false,
  });
});

test('sendNotification: what was cancelled by the end of the quiet hours is not delivered', async () => {
  const { backend, params, after } = await waiting(null);
  await after(60_000);
  await backend.put({ entity: 'notification', id: params.notificationId, state: 'CANCELLED' });
  expect(await after(9 * HOUR)).toMatchObject({ delivery: { status: 'SUPPRESSED' }, isInInbox: false });
});

watching?.transitions('suite/behaviour/notifications/quiet-hours');
