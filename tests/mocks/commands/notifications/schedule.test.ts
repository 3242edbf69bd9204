import { beforeEach, describe, expect, test } from 'vitest';
import { draft, drafted } from '#tests/suite/requests/notifications.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';
import { asking, everyone } from './asking.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await openBackend({ scenario: 'happy' });
});
const { toMira } = asking(() => backend);

describe('again and again', () => {
  const DAY = 24 * 3_600_000;
  /** Times and states of all notifications with this name, oldest first. */
  const series = () =>
    backend.store.tables.notifications
      .all()
      .filter(({ name }) => name === draft.name)
      .map(({ scheduledAt, status }) => [scheduledAt, status])
      .toSorted();
  /** What is due is done before a request. */
  const later = async (ms: number) => {
    await backend.wait(ms);
    return backend.signIn(people.administrator);
  };

  async function begun(repeats: object, change = {}) {
    const { token, params, ifMatch } = await drafted(backend, {
      ...toMira(),
      channels: ['IN_APP'],
      ...change,
    });
    const body = {
      at: '2027-01-10T09:20:00.000Z',
      repeats: { every: 'WEEK' as const, until: null, ...repeats },
      timeZone: 'FIXED' as const,
    };
    await backend.done(200, 'sendNotification', { params, body }, { token, ifMatch });
  }

  test('does not count as a duplicate of its own earlier wave', async () => {
    const [user] = backend.store.tables.users.by('status', 'ACTIVE').filter(({ id }) => id.endsWith('5'));
    const audience = { kind: 'USERS' as const, userIds: [user?.id ?? ''] };
    await begun({ every: 'DAY' }, { audience, channels: ['EMAIL'] });
    for (let day = 0; day < 2; day += 1) {
      await later(DAY - 60_000);
      await later(60_000);
    }
    const { deliveries, notifications } = backend.store.tables;
    const daily = notifications.all().filter(({ name }) => name === draft.name);
    const sent = daily.flatMap(({ id }) => deliveries.by('notificationId', id));
    expect(sent.map(({ at, status }) => [at.slice(0, 16), status])).toEqual([
      ['2027-01-10T09:21', 'DELIVERED'],
      ['2027-01-11T09:21', 'DELIVERED'],
    ]);
  });

  test.each([
    ['its last day', { until: '2027-01-17' }, {}],
    ['its expiry', {}, { expiresAt: '2027-01-24T09:20:00.000Z' }],
  ])('ends with %s', async (_what, repeats, change) => {
    await begun(repeats, change);
    await later(30 * DAY);
    expect(series().map(([at]) => at)).toEqual(['2027-01-10T09:20:00.000Z', '2027-01-17T09:20:00.000Z']);
  });

  test('whether a second person is needed is decided each time by the current audience', async () => {
    await begun({}, { audience: everyone });
    await later(DAY);
    expect(series().map(([, status]) => status)).toEqual(['SENT', 'SCHEDULED']);
    const [first] = backend.store.tables.users.by('status', 'ACTIVE');
    await backend.store.transact(({ tables, random, clock }) => {
      for (let more = 0; first && more < 101; more += 1)
        tables.users.insert({
          ...first,
          id: random.ulid('usr', clock.now()),
          email: `${more}@example.com`,
          phoneE164: null,
        });
    });
    await later(7 * DAY);
    expect(series()).toEqual([
      [null, 'DRAFT'],
      ['2027-01-10T09:20:00.000Z', 'SENT'],
    ]);
    const waiting = backend.store.tables.notifications
      .by('status', 'DRAFT')
      .find(({ name }) => name === draft.name);
    expect(waiting).toMatchObject({ repeats: { every: 'WEEK' }, nextAt: null });
  });
});

test('is sent when the local time of each customer is the chosen time', async () => {
  const zones = ['Asia/Dubai', 'Europe/Berlin', 'Europe/Lisbon']; // in January 4, 1 and 0 hours ahead of UTC
  const chosen = backend.store.tables.users.by('status', 'ACTIVE').slice(0, 3);
  await backend.store.transact(({ tables }) => {
    chosen.forEach((user, at) => tables.users.replace({ ...user, timeZone: zones[at] ?? '' }));
  });
  const audience = { kind: 'USERS' as const, userIds: chosen.map(({ id }) => id) };
  const { token, params, ifMatch } = await drafted(backend, { audience, channels: ['IN_APP'] });
  const body = { at: '2027-01-11T09:00:00.000Z', repeats: null, timeZone: 'RECIPIENT' as const }; // 10:00 in Berlin
  await backend.done(200, 'sendNotification', { params, body }, { token, ifMatch });
  const reached = async (hours: number) => {
    await backend.wait(hours * 3_600_000);
    await backend.signIn(people.administrator); // what is due is done before a request
    const deliveries = backend.store.tables.deliveries.by('notificationId', params.notificationId);
    return chosen.filter(({ id }) => deliveries.some(({ userId }) => userId === id)).length;
  };
  expect(await reached(20)).toBe(0); // 05:00 UTC
  expect(await reached(1.5)).toBe(1); // after 06:00 UTC: 10:00 in Dubai
  expect(await reached(3)).toBe(2); // after 09:00 UTC: 10:00 in Berlin
  expect(await reached(1)).toBe(3); // after 10:00 UTC: 10:00 in Lisbon
  expect(backend.store.tables.notifications.get(params.notificationId)?.status).toBe('SENT');
});

takesTransitions('commands/notifications/schedule');
