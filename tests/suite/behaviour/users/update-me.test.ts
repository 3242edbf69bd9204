import { describe, expect, test } from 'vitest';
import { auditOf } from '#tests/kit/administered.ts';
import { person } from '#tests/kit/person.ts';
import { people } from '#tests/kit/people.ts';
import { opened } from '#tests/suite/backend.ts';

const named = (fullName: string) => ({ body: { fullName } });

async function asMira() {
  const backend = await opened('happy');
  const { token, account } = await person(backend);
  const user = await account();
  return { backend, token, user, account, as: { token, ifMatch: `"${user.version}"` } };
}

describe('updateMe: a new name', () => {
  test('is answered with the new version, and read again', async () => {
    const { backend, token, user, as } = await asMira();
    const response = await backend.ask('updateMe', { ...named('Mira Lindqvist'), ...as });
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toBe(`"${user.version + 1}"`);
    expect(response.body).toMatchObject({ fullName: 'Mira Lindqvist', version: user.version + 1 });
    const me = await backend.done(200, 'getMe', {}, { token });
    expect(me).toEqual({ kind: 'CUSTOMER', user: response.body });
  });

  test('is the name by which administrators find orders, plans and payments', async () => {
    const { backend, user, as } = await asMira();
    const administrator = { token: await backend.signIn(people.administrator) };
    const rows = async (name: 'listAllOrders' | 'listAllPlans' | 'listAllPayments', q: string) => {
      const { items } = await backend.get(name, { ...administrator, query: { q, limit: 100 } });
      return items.map(({ id, userId, customerName }) => ({ id, userId, customerName }));
    };
    for (const name of ['listAllOrders', 'listAllPlans', 'listAllPayments'] as const) {
      expect((await rows(name, user.fullName)).length, name).toBeGreaterThan(0);
    }
    await backend.done(200, 'updateMe', named('Zaida Quint'), as);
    for (const name of ['listAllOrders', 'listAllPlans', 'listAllPayments'] as const) {
      const matchingRows = await rows(name, 'Zaida Quint');
      expect(matchingRows.length, name).toBeGreaterThan(0);
      expect(new Set(matchingRows.map(({ userId }) => userId))).toEqual(new Set([user.id]));
      expect(await rows(name, user.fullName)).toEqual([]);
    }
  });

  test('is the name on the scratchcards that were redeemed before', async () => {
    const { backend, user, as } = await asMira();
    const administrator = { token: await backend.signIn(people.administrator) };
    const redeemedBy = async (fullName: string) => {
      const cards = await backend.every('listAllScratchcards', administrator);
      return cards.filter(({ redeemedByName }) => redeemedByName === fullName).length;
    };
    const before = await redeemedBy(user.fullName);
    expect(before).toBeGreaterThan(0);
    await backend.done(200, 'updateMe', named('Zaida Quint'), as);
    expect(await redeemedBy('Zaida Quint')).toBe(before);
    expect(await redeemedBy(user.fullName)).toBe(0);
  });

  test('is the name in the deliveries of notifications', async () => {
    const { backend, user, as } = await asMira();
    const administrator = { token: await backend.signIn(people.administrator) };
    const notifications = await backend.every('listNotifications', administrator);
    const delivered = async () => {
      const lists = await Promise.all(
        notifications.map(({ id }) =>
          backend.every('listDeliveries', { ...administrator, params: { notificationId: id } }),
        ),
      );
      return lists.flat().filter(({ userId }) => userId === user.id);
    };
    expect((await delivered()).length).toBeGreaterThan(0);
    await backend.done(200, 'updateMe', named('Zaida Quint'), as);
    const names = (await delivered()).map(({ customerName }) => customerName);
    expect(new Set(names)).toEqual(new Set(['Zaida Quint']));
  });

  test('that is the same changes nothing', async () => {
    const { backend, user, as } = await asMira();
    const same = await backend.done(200, 'updateMe', named(user.fullName), as);
    expect(same.version).toBe(user.version);
    const events = await auditOf(backend, user.id);
    expect(events.filter(({ action }) => action === 'user.renamed')).toEqual([]);
  });

  test.each(['', ' Mira', 'Mira ', 'Mira\nOkafor', 'm'.repeat(121)])('is refused: %j', async (fullName) => {
    const { backend, as } = await asMira();
    const { errors } = await backend.rejected('validation-failed', 'updateMe', named(fullName), as);
    expect(new Set(errors.map(({ pointer }) => pointer))).toEqual(new Set(['/fullName']));
  });

  test('is refused with an old version and without one', async () => {
    const { backend, token, user, as } = await asMira();
    await backend.done(200, 'updateMe', named('Mira Lindqvist'), as);
    expect(await backend.rejected('version-conflict', 'updateMe', named('Mira Quint'), as)).toMatchObject({
      currentVersion: user.version + 1,
    });
    await backend.rejected('precondition-required', 'updateMe', named('Mira Quint'), { token });
  });

  test('is refused to an administrator, and while the account is blocked', async () => {
    const { backend, user, account, as } = await asMira();
    const token = await backend.signIn(people.administrator);
    await backend.rejected('customers-only', 'updateMe', named('Ada Admin'), { token, ifMatch: '"1"' });
    await backend.put({ entity: 'user', id: user.id, state: 'BLOCKED' });
    await backend.rejected('account-blocked', 'updateMe', named('Mira Quint'), as);
    await backend.put({ entity: 'user', id: user.id, state: 'ACTIVE' });
    expect((await account()).fullName).toBe(user.fullName);
  });
});

test('getMe says what its customer can do', async () => {
  const { backend, token } = await asMira();
  expect(await backend.done(200, 'getMe', {}, { token })).toMatchObject({
    user: {
      actions: [
        { action: 'change-name', allowed: true, reason: null, cause: null },
        { action: 'change-contact', allowed: true, reason: null, cause: null },
        { action: 'change-preferences', allowed: true, reason: null, cause: null },
        { action: 'request-data', allowed: true, reason: null, cause: null },
        {
          action: 'request-deletion',
          allowed: false,
          reason: expect.any(String),
        },
        {
          action: 'cancel-deletion',
          allowed: false,
          reason: expect.any(String),
        },
      ],
    },
  });
});
