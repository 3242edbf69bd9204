import { describe, expect, test } from 'vitest';
import { people } from '#tests/kit/people.ts';
import { draft, drafted } from '#tests/suite/requests/notifications.ts';
import { toMira } from './to-mira.ts';

const DAY = 24 * 3_600_000;

test('sendNotification does not send before its time', async () => {
  const { backend, to, read } = await toMira();
  const { token, params, ifMatch } = await drafted(backend, to);
  const body = { at: '2027-01-10T09:20:00.000Z', repeats: null, timeZone: 'FIXED' as const };
  const scheduled = await backend.done(200, 'sendNotification', { params, body }, { token, ifMatch });
  expect(scheduled.status).toBe('SCHEDULED');
  await backend.wait(19 * 60_000);
  expect((await read({ token, params })).status).toBe('SCHEDULED');
  await backend.wait(2 * 60_000);
  expect((await read({ token, params })).status).toBe('SENT');
});

test('unscheduleNotification makes a draft again, which is changed and is sent only when requested again', async () => {
  const { backend, to, read } = await toMira();
  const { token, params, ifMatch } = await drafted(backend, to);
  const body = {
    at: '2027-01-10T09:20:00.000Z',
    repeats: { every: 'WEEK' as const, until: null },
    timeZone: 'RECIPIENT' as const,
  };
  const scheduled = await backend.done(200, 'sendNotification', { params, body }, { token, ifMatch });
  const as = (version: number) => ({ token, ifMatch: `"${version}"` });
  const again = await backend.done(200, 'unscheduleNotification', { params }, as(scheduled.version));
  expect(again).toMatchObject({ status: 'DRAFT', scheduledAt: null, repeats: null, timeZone: 'FIXED' });
  const content = { ...draft.content, title: 'You may pay early' };
  const change = { params, body: { ...draft, ...to, content } };
  const saved = await backend.done(200, 'updateNotification', change, as(again.version));
  await backend.wait(25 * 60_000);
  expect((await read({ token, params })).status).toBe('DRAFT');
  const now = { params, body: { at: null, repeats: null, timeZone: 'FIXED' as const } };
  await backend.done(200, 'sendNotification', now, as(saved.version));
  await backend.wait(60_000);
  expect((await read({ token, params })).status).toBe('SENT');
  const { items } = await backend.get('listInbox', { token: await backend.signIn(people.mira) });
  expect(items.filter(({ title }) => title === 'You may pay early')).toHaveLength(1);
});

describe('sendNotification again and again', () => {
  async function repeating() {
    const { backend, to } = await toMira();
    const all = async (token: string) =>
      (await backend.every('listNotifications', { token })).filter(({ name }) => name === draft.name);
    /** Times and states of all of them, oldest first. */
    const series = async (token: string) =>
      (await all(token)).map(({ scheduledAt, status }) => [scheduledAt, status]).toSorted();
    /** The token of an administrator, whose session has ended meanwhile. */
    const later = async (ms: number) => {
      await backend.wait(ms);
      return backend.signIn(people.administrator);
    };
    const { token, params, ifMatch } = await drafted(backend, { ...to, channels: ['IN_APP'] });
    const body = {
      at: '2027-01-10T09:20:00.000Z',
      repeats: { every: 'WEEK' as const, until: null },
      timeZone: 'FIXED' as const,
    };
    await backend.done(200, 'sendNotification', { params, body }, { token, ifMatch });
    return { backend, token, all, series, later };
  }

  test('the next notification is scheduled when one starts, and each reaches customers', async () => {
    const { backend, token, series, later } = await repeating();
    expect(await series(token)).toEqual([['2027-01-10T09:20:00.000Z', 'SCHEDULED']]);
    expect(await series(await later(DAY))).toEqual([
      ['2027-01-10T09:20:00.000Z', 'SENT'],
      ['2027-01-17T09:20:00.000Z', 'SCHEDULED'],
    ]);
    expect(await series(await later(14 * DAY))).toEqual([
      ['2027-01-10T09:20:00.000Z', 'SENT'],
      ['2027-01-17T09:20:00.000Z', 'SENT'],
      ['2027-01-24T09:20:00.000Z', 'SENT'],
      ['2027-01-31T09:20:00.000Z', 'SCHEDULED'],
    ]);
    const { items } = await backend.get('listInbox', { token: await backend.signIn(people.mira) });
    expect(items.filter(({ title }) => title === 'You can pay early')).toHaveLength(3);
  });

  test('ends when the next one is cancelled', async () => {
    const { backend, all, series, later } = await repeating();
    const nextDay = { token: await later(DAY) };
    const next = (await all(nextDay.token)).find(({ status }) => status === 'SCHEDULED');
    const params = { notificationId: next?.id ?? '' };
    const { version } = await backend.done(200, 'getNotification', { params }, nextDay);
    const call = { ...nextDay, ifMatch: `"${version}"` };
    await backend.done(200, 'cancelNotification', { params }, call);
    expect((await series(await later(30 * DAY))).map(([, status]) => status)).toEqual(['SENT', 'CANCELLED']);
  });
});
