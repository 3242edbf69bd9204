import { describe, expect, test } from 'vitest';
import { type Provider } from '#tests/kit/provider.ts';
import { opened } from '#tests/suite/backend.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const contact = '+4915199988877';

const signIn = (to: string = contact) => ({ body: { purpose: 'SIGN_IN', contact: to } }) as const;
const ask = (backend: Provider) => backend.done(201, 'createChallenge', signIn());
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function send(backend: Provider) {
  const challenge = await ask(backend);
  return { params: { challengeId: challenge.id }, body: { code: (await backend.newMessage()).code } };
}

describe('createChallenge and verifyChallenge (docs/domain.md, "One-time codes")', () => {
  test('a code has six digits, is valid for 300 seconds and allows five tries', async () => {
    const backend = await opened('new-user');
    const challenge = await ask(backend);
    const message = await backend.newMessage();
    expect(message.code).toMatch(/^\d{6}$/);
    expect(message.text).toContain(message.code);
    expect(challenge).toMatchObject({
      purpose: 'SIGN_IN',
      channel: 'SMS',
      maskedTarget: '+49 ••• 877',
      otherChannel: null,
      attemptsLeft: 5,
      status: 'ISSUED',
      bindsTo: null,
    });
    expect(Date.parse(challenge.expiresAt) - Date.parse(challenge.issuedAt)).toBe(300 * SECOND);
    expect(JSON.stringify(challenge)).not.toContain(message.code);
  });

  test('another code is sent after 30, then 60, then 120 seconds', async () => {
    const backend = await opened('new-user');
    for (const seconds of [30, 60, 120, 120]) {
      await ask(backend);
      expect(await backend.rejected('otp-cooldown', 'createChallenge', signIn())).toMatchObject({
        retryAfterS: seconds,
      });
      await backend.wait(seconds * SECOND - 10 * SECOND);
      await backend.rejected('otp-cooldown', 'createChallenge', signIn());
      await backend.wait(10 * SECOND);
    }
  });

  test('five codes an hour are sent to one contact, in any spelling of it', async () => {
    const backend = await opened('new-user');
    const spellings = [
      'Mira@Example.com',
      'mira@example.com',
      'MIRA@example.com',
      'mira@EXAMPLE.com',
      'mirA@example.com',
    ];
    for (const spelling of spellings) {
      await backend.done(201, 'createChallenge', signIn(spelling));
      await backend.wait(2 * MINUTE);
    }
    // the first was sent ten minutes ago
    const problem = await backend.rejected('rate-limited', 'createChallenge', signIn('mira@example.com'));
    expect(problem.limit).toBe(5);
    expect(problem.retryAfterS).toBeGreaterThan(49 * 60);
    expect(problem.retryAfterS).toBeLessThanOrEqual(50 * 60);
    await backend.wait(50 * MINUTE);
    await backend.done(201, 'createChallenge', signIn('mira@example.com'));
  });

  test('each wrong code costs a try, the fifth locks the contact for 15 minutes', async () => {
    const backend = await opened('new-user');
    const sent = await send(backend);
    const call = { ...sent, body: { code: wrong(sent.body.code) } };
    for (const attemptsLeft of [4, 3, 2, 1]) {
      expect(await backend.rejected('otp-invalid', 'verifyChallenge', call)).toMatchObject({ attemptsLeft });
    }
    const last = await backend.rejected('otp-locked', 'verifyChallenge', call);
    expect(last.retryAfterS).toBe(15 * 60);
    await backend.rejected('otp-locked', 'verifyChallenge', sent);
    await backend.wait(14 * MINUTE);
    const locked = await backend.rejected('otp-locked', 'createChallenge', signIn());
    expect(locked.retryAfterS).toBeLessThanOrEqual(60);
    await backend.wait(MINUTE);
    const again = await send(backend);
    await backend.done(200, 'verifyChallenge', again);
  });

  test('a wrong attempt that is repeated with the same key costs one try', async () => {
    const backend = await opened('new-user');
    const sent = await send(backend);
    const call = { ...sent, body: { code: wrong(sent.body.code) } };
    const key = crypto.randomUUID();
    for (let times = 0; times < 3; times += 1) {
      expect(await backend.rejected('otp-invalid', 'verifyChallenge', call, { key })).toMatchObject({
        attemptsLeft: 4,
      });
    }
  });

  test('a code can be used once', async () => {
    const backend = await opened('new-user');
    const call = await send(backend);
    await backend.done(200, 'verifyChallenge', call);
    expect(await backend.rejected('otp-expired', 'verifyChallenge', call)).toMatchObject({ status: 410 });
  });

  test('a code can be used for 300 seconds and not after them', async () => {
    const backend = await opened('new-user');
    const first = await send(backend);
    await backend.wait(290 * SECOND);
    await backend.done(200, 'verifyChallenge', first);
    const second = await send(backend);
    await backend.wait(301 * SECOND);
    const late = await backend.rejected('otp-expired', 'verifyChallenge', second);
    expect(late.status).toBe(410);
  });

  test('a newer code replaces the older one', async () => {
    const backend = await opened('new-user');
    const older = await send(backend);
    await backend.wait(30 * SECOND);
    const newer = await send(backend);
    await backend.rejected('otp-expired', 'verifyChallenge', older);
    const { challenge } = await backend.done(200, 'verifyChallenge', newer);
    expect(challenge.status).toBe('VERIFIED');
  });

  test('a code that does not exist gets the same answer as an expired one', async () => {
    const backend = await opened('new-user');
    const never = { params: { challengeId: 'otp_01JH8ZK3W00000000000000000' }, body: { code: '123456' } };
    const call = await send(backend);
    await backend.wait(301 * SECOND);
    const { detail } = await backend.rejected('otp-expired', 'verifyChallenge', call);
    expect((await backend.rejected('otp-expired', 'verifyChallenge', never)).detail).toBe(detail);
  });
});
