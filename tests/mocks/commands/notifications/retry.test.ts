import type { NotificationDraft } from '#contracts/notifications/content.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { beforeEach, expect, test } from 'vitest';
import { sending } from '#tests/suite/requests/notifications.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';
import { asking, everyone } from './asking.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await openBackend({ scenario: 'happy' });
});
const { read } = asking(() => backend);

test('while it is sent it can be paused and resumed; no one gets it twice', async () => {
  const call = await sending(backend, { audience: everyone, channels: ['IN_APP'] });
  const headers = { token: call.token, ifMatch: call.ifMatch };
  const { version } = await backend.done(200, 'pauseNotification', { params: call.params }, headers);
  await backend.wait(60_000);
  expect(await read(call)).toMatchObject({ status: 'PAUSED', stats: { sent: 0 } });
  const resuming = { token: call.token, ifMatch: `"${version}"` };
  await backend.done(200, 'resumeNotification', { params: call.params }, resuming);
  await backend.wait(60_000);
  const { audienceCount, status } = await read(call);
  expect(status).toBe('SENT');
  const deliveries = backend.store.tables.deliveries.by('notificationId', call.params.notificationId);
  expect(new Set(deliveries.map(({ userId }) => userId)).size).toBe(deliveries.length);
  expect(deliveries).toHaveLength(audienceCount);
});

test('has failed when no recipient could be reached', async () => {
  const unreachable = backend.store.tables.users.by('status', 'ACTIVE').find(({ id }) => /[05]$/.test(id));
  const audience = { kind: 'USERS' as const, userIds: [unreachable?.id ?? ''] };
  const call = await sending(backend, { audience, channels: ['EMAIL'] });
  await backend.wait(30_000);
  expect(await read(call)).toMatchObject({ status: 'FAILED', stats: { sent: 0, errors: 1 } });
});

test('failed deliveries are retried once', async () => {
  const call = await sending(backend, { audience: everyone, channels: ['EMAIL'] });
  await backend.wait(30_000);
  const failed = await read(call);
  expect(failed.status).toBe('PARTIALLY_FAILED');
  expect(failed.stats.errors).toBeGreaterThan(0);
  const headers = { token: call.token, ifMatch: `"${failed.version}"` };
  const again = await backend.done(
    200,
    'retryDeliveries',
    { params: call.params, body: { deliveryIds: null } },
    headers,
  );
  expect(again).toMatchObject({
    status: 'SENT',
    stats: { errors: 0, delivered: failed.stats.sent + failed.stats.errors },
  });
});

test('a single delivery is retried, but not one that was successful', async () => {
  const call = await sending(backend, { audience: everyone, channels: ['EMAIL'] });
  await backend.wait(30_000);
  const before = await read(call);
  const rows = () => backend.store.tables.deliveries.by('notificationId', call.params.notificationId);
  const [failed] = rows().filter(({ status }) => status === 'FAILED');
  const [delivered] = rows().filter(({ status }) => status === 'DELIVERED');
  const retrying = (id: string | undefined) => ({ params: call.params, body: { deliveryIds: [id ?? ''] } });
  const as = { token: call.token, ifMatch: `"${before.version}"` };
  await backend.rejected('validation-failed', 'retryDeliveries', retrying(delivered?.id), as);
  const after = await backend.done(200, 'retryDeliveries', retrying(failed?.id), as);
  expect(before.stats.errors).toBeGreaterThan(1);
  expect(after).toMatchObject({
    status: 'PARTIALLY_FAILED',
    stats: { errors: before.stats.errors - 1, delivered: before.stats.delivered + 1 },
  });
  expect(rows().find(({ id }) => id === failed?.id)).toMatchObject({ status: 'DELIVERED', attempts: 2 });
});

/** E-mail to everyone, with the deliveries by the last character of their customer's id, at a minute after the sending. */
async function sendingToMailboxes() {
  const call = await sending(backend, { audience: everyone, channels: ['EMAIL'] });
  const rows = (ending: RegExp) =>
    backend.store.tables.deliveries
      .by('notificationId', call.params.notificationId)
      .filter(({ userId, status }) => ending.test(userId) && status !== 'SUPPRESSED');
  const outcomes = async (ending: RegExp) => {
    await read(call);
    return new Set(rows(ending).map(({ status, attempts }) => `${status} ${attempts}`));
  };
  return { call, rows, outcomes };
}

test('a failed delivery is tried again after 1, 5 and 30 minutes', async () => {
  const { call, rows, outcomes } = await sendingToMailboxes();
  const MINUTE = 60_000;
  await backend.wait(30_000);
  expect(await outcomes(/[05]$/)).toEqual(new Set(['FAILED 1']));
  await backend.wait(MINUTE); // 1:30 after the sending
  expect(await outcomes(/5$/)).toEqual(new Set(['DELIVERED 2']));
  expect(await outcomes(/0$/)).toEqual(new Set(['FAILED 2']));
  await backend.wait(4 * MINUTE); // 5:30, the next is due at 6:00
  expect(await outcomes(/0$/)).toEqual(new Set(['FAILED 2']));
  await backend.wait(MINUTE);
  expect(await outcomes(/0$/)).toEqual(new Set(['FAILED 3']));
  await backend.wait(29 * MINUTE); // 35:30, the last is due at 36:00
  expect(await outcomes(/0$/)).toEqual(new Set(['FAILED 3']));
  await backend.wait(MINUTE);
  expect(await outcomes(/0$/)).toEqual(new Set(['UNDELIVERABLE 4']));
  expect(rows(/0$/).every(({ nextAttemptAt }) => nextAttemptAt === null)).toBe(true);
  const token = await backend.signIn(people.administrator);
  const left = await read({ ...call, token });
  expect(left).toMatchObject({ status: 'PARTIALLY_FAILED', stats: { errors: rows(/0$/).length } });
  const again = { params: call.params, body: { deliveryIds: null } };
  const after = await backend.done(200, 'retryDeliveries', again, { token, ifMatch: `"${left.version}"` });
  expect(after).toMatchObject({ status: 'SENT', stats: { errors: 0 } });
});

test('a notification is sent once all failed deliveries have arrived by themselves', async () => {
  const late = backend.store.tables.users
    .by('status', 'ACTIVE')
    .filter(({ id, email }) => id.endsWith('5') && email !== null);
  const audience = { kind: 'USERS' as const, userIds: late.map(({ id }) => id) };
  const call = await sending(backend, { audience, channels: ['EMAIL'] });
  await backend.wait(30_000);
  expect(await read(call)).toMatchObject({ status: 'FAILED' });
  await backend.wait(60_000);
  expect(await read(call)).toMatchObject({
    status: 'SENT',
    stats: { errors: 0, delivered: late.length },
  });
});

test('a notification has failed as long as no recipient has it', async () => {
  const never = backend.store.tables.users
    .by('status', 'ACTIVE')
    .filter(({ id, email }) => id.endsWith('0') && email !== null);
  const audience = { kind: 'USERS' as const, userIds: never.map(({ id }) => id) };
  const call = await sending(backend, { audience, channels: ['EMAIL'] });
  await backend.wait(90_000);
  expect(await read(call)).toMatchObject({ status: 'FAILED', stats: { errors: never.length } });
  await backend.store.transact(({ tables }) => {
    const row = tables.notifications.get(call.params.notificationId);
    if (row) tables.notifications.replace({ ...row, status: 'PAUSED' });
  });
  await backend.wait(5 * 60_000);
  expect(await read(call)).toMatchObject({ status: 'PAUSED' });
  const [row] = backend.store.tables.deliveries.by('notificationId', call.params.notificationId);
  expect(row).toMatchObject({ status: 'FAILED', attempts: 3 });
});

test('nothing is tried again once the notification has expired', async () => {
  const { call, rows } = await sendingToMailboxes();
  await backend.wait(30_000);
  await read(call);
  await backend.store.transact(({ tables, clock }) => {
    const row = tables.notifications.get(call.params.notificationId);
    if (row) tables.notifications.replace({ ...row, expiresAt: clock.now() });
  });
  await backend.wait(60_000);
  await read(call);
  expect(new Set(rows(/[05]$/).map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(
    new Set(['UNDELIVERABLE 1']),
  );
});

/** E-mails with offers to two customers, one of which has failed; every customer wants offers at first. */
async function offered(change: Partial<NotificationDraft> = {}) {
  await backend.store.transact(({ tables }) => {
    for (const user of tables.users.all())
      tables.users.replace({ ...user, preferences: { ...user.preferences, marketing: true } });
  });
  const [first] = backend.store.tables.users.by('status', 'ACTIVE').filter(({ id }) => id.endsWith('5'));
  const [other] = backend.store.tables.users.by('status', 'ACTIVE').filter(({ id }) => /[^05]$/.test(id));
  const userIds = [first?.id ?? '', other?.id ?? ''];
  const audience = { kind: 'USERS' as const, userIds };
  const call = await sending(backend, { audience, channels: ['EMAIL'], category: 'MARKETING', ...change });
  await backend.wait(30_000);
  expect(await read(call)).toMatchObject({ status: 'PARTIALLY_FAILED', stats: { sent: 1, errors: 1 } });
  const mails = () => backend.store.tables.messages.all().filter(({ to }) => to === first?.email).length;
  const delivery = () =>
    backend.store.tables.deliveries
      .by('notificationId', call.params.notificationId)
      .find(({ userId }) => userId === first?.id);
  const become = (change: (user: UserRecord) => UserRecord) =>
    backend.store.transact(({ tables }) => {
      const user = tables.users.get(first?.id ?? '');
      if (user) tables.users.replace(change(user));
    });
  const retry = async (token = call.token) => {
    const { version } = await read({ ...call, token });
    const request = { params: call.params, body: { deliveryIds: null } };
    return [request, { token, ifMatch: `"${version}"` }] as const;
  };
  return { call, mails, delivery, become, retry };
}

const optedOut = (user: UserRecord) => ({
  ...user,
  preferences: { ...user.preferences, marketing: false },
});

test.each([
  ['opted out', optedOut, 'OPT_OUT'],
  ['was blocked', (user: UserRecord) => ({ ...user, status: 'BLOCKED' as const }), 'NOT_ACTIVE'],
  ['removed the address', (user: UserRecord) => ({ ...user, email: null }), 'NO_CONTACT'],
])(
  'whoever %s since the first attempt gets nothing, automatically or by a person',
  async (_, change, why) => {
    const left = { status: 'SUPPRESSED', exclusion: why, error: null, nextAttemptAt: null, attempts: 1 };
    const automatic = await offered();
    await automatic.become(change);
    await backend.wait(60_000);
    expect(await read(automatic.call)).toMatchObject({ status: 'SENT', stats: { sent: 1, errors: 0 } });
    expect([automatic.mails(), automatic.delivery()]).toMatchObject([0, left]);

    backend = await openBackend({ scenario: 'happy' });
    const byPerson = await offered();
    await byPerson.become(change);
    expect(await backend.done(200, 'retryDeliveries', ...(await byPerson.retry()))).toMatchObject({
      status: 'SENT',
      stats: { sent: 1, delivered: 1, errors: 0 },
    });
    expect([byPerson.mails(), byPerson.delivery()]).toMatchObject([0, left]);
  },
);

test('what has expired is not tried again by a person either, and the action says so', async () => {
  const { call, mails, retry } = await offered({ expiresAt: '2027-01-10T09:00:45.000Z' });
  await backend.wait(60_000);
  const { detail } = await backend.rejected('invalid-transition', 'retryDeliveries', ...(await retry()));
  expect(detail).toBe('It has expired and is no longer delivered.');
  const { actions } = await read(call);
  expect(actions).toContainEqual(
    expect.objectContaining({ action: 'retry-failed', allowed: false, reason: detail }),
  );
  expect(mails()).toBe(0);
});

test('a retry to a customer who has opted out leaves a notification failed', async () => {
  const late = backend.store.tables.users.by('status', 'ACTIVE').filter(({ id }) => /[05]$/.test(id));
  const audience = { kind: 'USERS' as const, userIds: late.map(({ id }) => id) };
  const call = await sending(backend, { audience, channels: ['EMAIL'] });
  await backend.wait(30_000);
  const { version } = await read(call);
  const [delivery] = backend.store.tables.deliveries.by('notificationId', call.params.notificationId);
  await backend.store.transact(({ tables }) => {
    const user = tables.users.get(delivery?.userId ?? '');
    if (user) tables.users.replace({ ...user, status: 'BLOCKED' });
  });
  const request = { params: call.params, body: { deliveryIds: [delivery?.id ?? ''] } };
  const as = { token: call.token, ifMatch: `"${version}"` };
  expect(late.length).toBeGreaterThan(1);
  expect(await backend.done(200, 'retryDeliveries', request, as)).toMatchObject({
    status: 'FAILED',
    stats: { sent: 0, errors: late.length - 1 },
  });
});

takesTransitions('commands/notifications/retry');
