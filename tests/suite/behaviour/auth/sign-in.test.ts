import { describe, expect, test } from 'vitest';
import { type Provider } from '#tests/kit/provider.ts';
import { people } from '#tests/kit/people.ts';
import { signedInBy } from '#tests/kit/client.ts';
import { opened } from '#tests/suite/backend.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const codeTo = (contact: string) => ({ body: { purpose: 'SIGN_IN', contact } }) as const;

async function enter(backend: Provider, contact: string) {
  const { id: challengeId } = await backend.done(201, 'createChallenge', codeTo(contact));
  const call = { params: { challengeId }, body: { code: (await backend.newMessage()).code } };
  return signedInBy(await backend.done(200, 'verifyChallenge', call));
}

describe('verifyChallenge', () => {
  test('of an unknown phone number creates a customer, who is found the next time', async () => {
    const backend = await opened('new-user');
    const first = await enter(backend, '+4917012345678');
    expect(first.me).toMatchObject({
      kind: 'CUSTOMER',
      user: {
        maskedPhone: '+49 ••• 678',
        maskedEmail: null,
        fullName: expect.any(String),
        status: 'ACTIVE',
        kycStatus: 'VERIFIED',
      },
    });
    await backend.wait(MINUTE);
    expect((await enter(backend, '+4917012345678')).me).toEqual(first.me);
    const users = await backend.every('listUsers', { token: await backend.signIn(people.viewer) });
    expect(users).toHaveLength(1);
  });

  test('of an unknown address creates a customer with the name in the address', async () => {
    const backend = await opened('new-user');
    const { me } = await enter(backend, 'Mira.Okafor+shop@Example.com');
    expect(me).toMatchObject({
      kind: 'CUSTOMER',
      user: { maskedEmail: 'm•••@example.com', maskedPhone: null, fullName: 'Mira Okafor' },
    });
  });

  test('follows an answer of createChallenge that does not reveal whether an address is known', async () => {
    const backend = await opened('new-user');
    const shapes = [];
    for (const contact of ['admin@tranche.example', 'unknown@tranche.example']) {
      const {
        id: _id,
        maskedTarget: _masked,
        ...rest
      } = await backend.done(201, 'createChallenge', codeTo(contact));
      shapes.push(JSON.stringify(rest).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time'));
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });

  test('of an administrator signs in with the address and gets another kind of session', async () => {
    const backend = await opened('new-user');
    const { token, me, session } = await enter(backend, 'viewer@tranche.example');
    expect(me).toMatchObject({ kind: 'ADMINISTRATOR', administrator: { role: 'VIEWER' } });
    expect(session).toMatchObject({
      kind: 'ADMINISTRATOR',
      idleExpiresAt: expect.stringMatching(/^2027-01-10T09:3/),
      absoluteExpiresAt: expect.stringMatching(/^2027-01-10T21:0/),
    });
    expect(await backend.done(200, 'getMe', {}, { token })).toEqual(me);
  });

  test('a session ends after 30 minutes without a request', async () => {
    const backend = await opened('new-user');
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
    const backend = await opened('new-user');
    const { token } = await enter(backend, '+4917012345678');
    await backend.wait(59_000);
    await backend.done(200, 'getMe', {}, { token });
    await backend.wait(30 * MINUTE - 10_000);
    expect((await backend.ask('getMe', { token })).status).toBe(200);
  });

  test('begins a session that listChanges does not keep alive', async () => {
    const backend = await opened('new-user');
    const { token } = await enter(backend, '+4917012345678');
    await backend.wait(20 * MINUTE);
    await backend.done(200, 'listChanges', { query: {} }, { token });
    await backend.wait(11 * MINUTE);
    expect(await backend.rejected('session-expired', 'getMe', {}, { token })).toMatchObject({
      reason: 'idle',
    });
  });

  test("an administrator's session ends after 12 hours, even if it is in use", async () => {
    const backend = await opened('new-user');
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

  test('begins a session that signOut ends, and only this one', async () => {
    const backend = await opened('new-user');
    const here = await enter(backend, '+4917012345678');
    await backend.wait(MINUTE);
    const there = await enter(backend, '+4917012345678');
    await backend.done(204, 'signOut', {}, { token: here.token });
    expect(await backend.rejected('session-expired', 'getMe', {}, { token: here.token })).toMatchObject({
      reason: 'revoked',
    });
    await backend.done(200, 'getMe', {}, { token: there.token });
  });

  test('answers an end key by which endSessionByKey ends its session without a login, and nothing else', async () => {
    const backend = await opened('new-user');
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

  test('of a blocked customer gets account-blocked with a reference for support', async () => {
    const backend = await opened('new-user');
    const { me, token } = await enter(backend, '+4917012345678');
    const id = me.kind === 'CUSTOMER' ? me.user.id : '';
    await backend.put({ entity: 'user', id, state: 'BLOCKED' });
    const { supportRef } = await backend.rejected('account-blocked', 'getMe', {}, { token });
    expect(supportRef).not.toBe('');
    await backend.wait(MINUTE);
    const { id: challengeId } = await backend.done(201, 'createChallenge', codeTo('+4917012345678'));
    await backend.rejected('account-blocked', 'verifyChallenge', {
      params: { challengeId },
      body: { code: (await backend.newMessage()).code },
    });
  });
});
