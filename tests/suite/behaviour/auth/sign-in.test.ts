import { describe, expect, test } from 'vitest';
import { nameFrom } from '#mocks/resources/users/registration.ts';
import { openBackend, type Backend } from '#tests/kit/backend.ts';
import { signedInBy } from '#tests/kit/client.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const codeTo = (contact: string) => ({ body: { purpose: 'SIGN_IN', contact } }) as const;

async function enter(backend: Backend, contact: string) {
  const { id: challengeId } = await backend.done(201, 'createChallenge', codeTo(contact));
  const call = { params: { challengeId }, body: { code: backend.newMessage().code } };
  return signedInBy(await backend.done(200, 'verifyChallenge', call));
}

describe('signing in', () => {
  test('an unknown phone number creates a customer, who is found the next time', async () => {
    const backend = await openBackend();
    const first = await enter(backend, '+4917012345678');
    expect(first.me).toMatchObject({
      kind: 'CUSTOMER',
      user: {
        maskedPhone: '+49 ••• 678',
        maskedEmail: null,
        fullName: 'New customer',
        status: 'ACTIVE',
        kycStatus: 'VERIFIED',
      },
    });
    await backend.wait(MINUTE);
    expect((await enter(backend, '+4917012345678')).me).toEqual(first.me);
    expect(backend.store.tables.users.size).toBe(1);
  });

  test('an unknown address creates a customer with the name in the address', async () => {
    const backend = await openBackend();
    const { me } = await enter(backend, 'Mira.Okafor+shop@Example.com');
    expect(me).toMatchObject({
      kind: 'CUSTOMER',
      user: { maskedEmail: 'm•••@example.com', maskedPhone: null, fullName: 'Mira Okafor' },
    });
  });

  test.each([
    ['mira.okafor@example.com', 'Mira Okafor'],
    ['zoe_vogel-lange@example.com', 'Zoe Vogel Lange'],
    ['émile@example.com', 'Émile'],
    ['x1234@example.com', 'New customer'],
    ['1234@example.com', 'New customer'],
  ])('the name of %s is %s', (email, name) => {
    expect(nameFrom(email)).toBe(name);
  });

  test('the answer does not reveal whether an address is known', async () => {
    const backend = await openBackend();
    const shapes = [];
    for (const contact of ['admin@tranche.example', 'unknown@tranche.example']) {
      const {
        id: _id,
        maskedTarget: _masked,
        ...rest
      } = await backend.done(201, 'createChallenge', codeTo(contact));
      shapes.push(rest);
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });

  test('an administrator signs in with the address and gets another kind of session', async () => {
    const backend = await openBackend();
    const { token, me, session } = await enter(backend, 'viewer@tranche.example');
    expect(me).toMatchObject({ kind: 'ADMINISTRATOR', administrator: { role: 'VIEWER' } });
    expect(session).toMatchObject({
      kind: 'ADMINISTRATOR',
      idleExpiresAt: '2027-01-10T09:30:00.000Z',
      absoluteExpiresAt: '2027-01-10T21:00:00.000Z',
    });
    expect(await backend.done(200, 'getMe', {}, { token })).toEqual(me);
  });

  test('a session ends after 30 minutes without a request', async () => {
    const backend = await openBackend();
    const { token } = await enter(backend, '+4917012345678');
    await backend.wait(29 * MINUTE);
    await backend.done(200, 'getMe', {}, { token });
    await backend.wait(29 * MINUTE);
    await backend.done(200, 'getMe', {}, { token });
    await backend.wait(31 * MINUTE);
    expect(await backend.rejected('session-expired', 'getMe', {}, { token })).toMatchObject({
      reason: 'idle',
    });
  });

  test('a session does not end earlier because its last use is stored by the minute', async () => {
    const backend = await openBackend();
    const { token } = await enter(backend, '+4917012345678');
    await backend.wait(59_000);
    await backend.done(200, 'getMe', {}, { token });
    await backend.wait(30 * MINUTE - 1_000);
    expect((await backend.ask('getMe', { token })).status).toBe(200);
  });

  test('reading the feed of changes does not keep a session alive', async () => {
    const backend = await openBackend();
    const { token } = await enter(backend, '+4917012345678');
    await backend.wait(20 * MINUTE);
    await backend.done(200, 'listChanges', { query: {} }, { token });
    await backend.wait(11 * MINUTE);
    expect(await backend.rejected('session-expired', 'getMe', {}, { token })).toMatchObject({
      reason: 'idle',
    });
  });

  test("an administrator's session ends after 12 hours, even if it is in use", async () => {
    const backend = await openBackend();
    const { token } = await enter(backend, 'admin@tranche.example');
    for (let spent = 0; spent < 12 * HOUR - 20 * MINUTE; spent += 20 * MINUTE) {
      await backend.wait(20 * MINUTE);
      await backend.done(200, 'getMe', {}, { token });
    }
    await backend.wait(20 * MINUTE);
    expect(await backend.rejected('session-expired', 'getMe', {}, { token })).toMatchObject({
      reason: 'absolute',
    });
  });

  test('signing out ends the session, and only this one', async () => {
    const backend = await openBackend();
    const here = await enter(backend, '+4917012345678');
    await backend.wait(MINUTE);
    const there = await enter(backend, '+4917012345678');
    await backend.done(204, 'signOut', {}, { token: here.token });
    expect(await backend.rejected('session-expired', 'getMe', {}, { token: here.token })).toMatchObject({
      reason: 'revoked',
    });
    await backend.done(200, 'getMe', {}, { token: there.token });
  });

  test('an end key ends its session without a login, and nothing else', async () => {
    const backend = await openBackend();
    const here = await enter(backend, '+4917012345678');
    await backend.wait(MINUTE);
    const there = await enter(backend, '+4917012345678');
    expect(here.endKey).not.toBe(there.endKey);
    await backend.rejected('unauthenticated', 'getMe', {}, { token: here.endKey });
    await backend.done(204, 'endSessionByKey', { body: { endKey: here.endKey } });
    expect(await backend.rejected('session-expired', 'getMe', {}, { token: here.token })).toMatchObject({
      reason: 'revoked',
    });
    await backend.done(200, 'getMe', {}, { token: there.token });
  });

  test('an end key is answered alike for an ended session and for none', async () => {
    const backend = await openBackend();
    const { token, endKey } = await enter(backend, '+4917012345678');
    await backend.done(204, 'signOut', {}, { token });
    const ended = backend.store.tables.sessions.all();
    await backend.wait(MINUTE);
    await backend.done(204, 'endSessionByKey', { body: { endKey } });
    await backend.done(204, 'endSessionByKey', { body: { endKey: '0'.repeat(64) } });
    expect(backend.store.tables.sessions.all()).toEqual(ended);
  });

  test('a blocked customer gets account-blocked with a reference for support', async () => {
    const backend = await openBackend();
    const { me, token } = await enter(backend, '+4917012345678');
    const id = me.kind === 'CUSTOMER' ? me.user.id : '';
    await backend.store.transact(({ tables }) => {
      const user = tables.users.get(id);
      if (user) tables.users.replace({ ...user, status: 'BLOCKED' });
    });
    expect(await backend.rejected('account-blocked', 'getMe', {}, { token })).toMatchObject({
      supportRef: `SUP-${id.slice(-8)}`,
    });
    await backend.wait(MINUTE);
    const { id: challengeId } = await backend.done(201, 'createChallenge', codeTo('+4917012345678'));
    const sessions = backend.store.tables.sessions.size;
    await backend.rejected('account-blocked', 'verifyChallenge', {
      params: { challengeId },
      body: { code: backend.newMessage().code },
    });
    expect(backend.store.tables.sessions.size).toBe(sessions);
  });
});
