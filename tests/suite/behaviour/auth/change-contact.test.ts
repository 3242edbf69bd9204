import { describe, expect, test } from 'vitest';
import { type Provider, sentTexts } from '#tests/kit/provider.ts';
import { auditOf, customerNamed } from '#tests/kit/administered.ts';
import { person } from '#tests/kit/person.ts';
import { people } from '#tests/kit/people.ts';
import { opened, watching } from '#tests/suite/backend.ts';

const change = (contact: string) => ({ body: { purpose: 'CHANGE_CONTACT', contact } }) as const;

async function asMira() {
  const backend = await opened('happy');
  const { as, account } = await person(backend);
  return { backend, as, now: account };
}

/** Requests a code for the contact; returns the call that enters it. */
async function entering({ done, newMessage }: Provider, as: { readonly token: string }, contact: string) {
  const { id } = await done(201, 'createChallenge', change(contact), as);
  return { params: { challengeId: id }, body: { code: (await newMessage()).code } };
}

describe('verifyChallenge of a new contact', () => {
  test('that is an address replaces the address, and the old one is notified', async () => {
    const { backend, as, now } = await asMira();
    const before = await now();
    const challenge = await backend.done(201, 'createChallenge', change('Mira@Lindqvist.example'), as);
    expect(challenge).toMatchObject({
      purpose: 'CHANGE_CONTACT',
      channel: 'EMAIL',
      maskedTarget: 'm•••@lindqvist.example',
      bindsTo: null,
    });
    const call = { params: { challengeId: challenge.id }, body: { code: (await backend.newMessage()).code } };
    expect(await now()).toEqual(before);
    const verified = await backend.done(200, 'verifyChallenge', call, as);
    expect(verified).toMatchObject({
      purpose: 'CHANGE_CONTACT',
      challenge: { status: 'VERIFIED' },
      user: { maskedEmail: 'm•••@lindqvist.example', maskedPhone: '+49 ••• 678' },
    });
    expect(await now()).toMatchObject({
      id: before.id,
      maskedEmail: 'm•••@lindqvist.example',
      version: before.version + 1,
    });
    expect((await sentTexts(backend)).join()).toContain('m•••@lindqvist.example');
  });

  test('replaces the number, to which codes go from then on', async () => {
    const { backend, as, now } = await asMira();
    await backend.done(200, 'verifyChallenge', await entering(backend, as, '+4915187654321'), as);
    await sentTexts(backend); // what the old number was told
    await backend.wait(60_000);
    const me = await backend.done(200, 'getMe', {}, { token: await backend.signIn('+4915187654321') });
    expect(me).toMatchObject({ user: { id: (await now()).id } });
  });

  test('is reported to the verified contact if there was none of its kind', async () => {
    const backend = await opened('new-user');
    const phone = '+4917012345678';
    const as = { token: await backend.signIn(phone) };
    await backend.done(200, 'verifyChallenge', await entering(backend, as, 'new@example.com'), as);
    expect((await sentTexts(backend)).join()).toContain('n•••@example.com');
    const { me } = await backend.done(200, 'getMe', {}, as).then((account) => ({ me: account }));
    expect(me).toMatchObject({ user: { maskedEmail: 'n•••@example.com', maskedPhone: '+49 ••• 678' } });
  });

  test('ends every other session of the customer, and those of no other customer', async () => {
    const { backend, as } = await asMira();
    await backend.wait(60_000);
    const elsewhere = { token: await backend.signIn(people.mira) };
    const someone = { token: await backend.signIn(people.administrator) };
    await backend.done(200, 'verifyChallenge', await entering(backend, as, '+4915187654321'), as);
    const ended = await backend.ask('getMe', elsewhere);
    expect(ended).toMatchObject({ status: 401, body: { code: 'session-expired', reason: 'revoked' } });
    await backend.done(200, 'getMe', {}, as);
    await backend.done(200, 'getMe', {}, someone);
  });

  test('is in the audit without the contact itself', async () => {
    const { backend, as, now } = await asMira();
    await backend.done(200, 'verifyChallenge', await entering(backend, as, '+4915187654321'), as);
    const { id } = await now();
    const event = (await auditOf(backend, id)).at(-1);
    expect(event).toMatchObject({
      action: 'user.phone-changed',
      actor: { kind: 'CUSTOMER', id },
      changes: [{ before: { version: 1 }, after: { version: 2 } }],
    });
    expect(JSON.stringify(event)).not.toContain('8765');
  });
});

describe('createChallenge and verifyChallenge of a contact of another account', () => {
  /** Answers and messages of a request for a code, without what differs between any two codes. */
  async function requested(contact: string) {
    const { backend, as } = await asMira();
    const response = await backend.ask('createChallenge', { ...change(contact), ...as });
    const { id: _id, maskedTarget: _masked, ...rest } = Object(response.body);
    const shape = JSON.stringify(rest).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time');
    const { text, code } = await backend.newMessage();
    return { status: response.status, shape, text: text.replace(code, 'code'), hasCode: code !== 'none' };
  }

  test('gets the same answer and message as a free one', async () => {
    const taken = await requested(people.administrator);
    expect(taken).toMatchObject({ status: 201, hasCode: true });
    expect(await requested('unknown@example.com')).toEqual(taken);
  });

  test('is refused once the code is verified, which spends the code and changes nothing', async () => {
    const { backend, as, now } = await asMira();
    const contact = '+4915155555555';
    await backend.session(contact);
    const other = await customerNamed(backend, contact);
    const before = await now();
    const call = await entering(backend, as, contact);
    await backend.rejected('contact-taken', 'verifyChallenge', call, as);
    expect(await now()).toEqual(before);
    expect(await customerNamed(backend, contact)).toEqual(other);
    await backend.rejected('otp-expired', 'verifyChallenge', call, as);
  });

  test('is refused when it was taken after the code was requested', async () => {
    const { backend, as, now } = await asMira();
    const before = await now();
    const call = await entering(backend, as, 'late@example.com');
    await backend.session('late@example.com');
    await backend.rejected('contact-taken', 'verifyChallenge', call, as);
    expect(await now()).toEqual(before);
  });
});

describe('createChallenge of a new contact', () => {
  test('needs a customer who is signed in', async () => {
    const { backend } = await asMira();
    await sentTexts(backend);
    await backend.rejected('unauthenticated', 'createChallenge', change('new@example.com'));
    const { token } = await backend.session(people.administrator);
    await backend.rejected('customers-only', 'createChallenge', change('new@example.com'), { token });
    expect(await sentTexts(backend)).toEqual([]);
  });

  test('can be used by the customer who requested it only', async () => {
    const { backend, as, now } = await asMira();
    const before = await now();
    const call = await entering(backend, as, 'new@example.com');
    const stranger = { token: await backend.signIn('+4915155555555') };
    await backend.rejected('otp-expired', 'verifyChallenge', call, stranger);
    await backend.rejected('otp-expired', 'verifyChallenge', call);
    expect(await now()).toEqual(before);
    await backend.done(200, 'verifyChallenge', call, as);
  });

  test('is not sent to the contact that the account has already', async () => {
    const { backend, as } = await asMira();
    const problem = await backend.rejected(
      'validation-failed',
      'createChallenge',
      change('MIRA.okafor@example.com'),
      as,
    );
    expect(problem.errors).toMatchObject([{ pointer: '/contact', code: 'unchanged' }]);
  });

  test('is not sent for a blocked account', async () => {
    const { backend, as, now } = await asMira();
    await sentTexts(backend);
    await backend.put({ entity: 'user', id: (await now()).id, state: 'BLOCKED' });
    await backend.rejected('account-blocked', 'createChallenge', change('new@example.com'), as);
    expect(await sentTexts(backend)).toEqual([]);
  });

  test('is sent five times an hour, over all contacts together', async () => {
    const { backend, as } = await asMira();
    for (const no of [1, 2, 3, 4, 5]) {
      await entering(backend, as, `new${no}@example.com`);
      await backend.wait(120_000);
    }
    const limited = await backend.rejected('rate-limited', 'createChallenge', change('new6@example.com'), as);
    expect(limited.retryAfterS).toBeGreaterThan(3600 - 5 * 120 - 60);
    expect(limited.retryAfterS).toBeLessThanOrEqual(3600 - 5 * 120);
    const other = { token: await backend.signIn('+4915155555555') };
    await backend.done(201, 'createChallenge', change('new1@example.com'), other);
  });

  test('locks after five wrong tries, for this customer and no other', async () => {
    const { backend, as } = await asMira();
    const { params, body } = await entering(backend, as, 'new@example.com');
    const wrong = { params, body: { code: body.code.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) } };
    for (const attemptsLeft of [4, 3, 2, 1]) {
      expect(await backend.rejected('otp-invalid', 'verifyChallenge', wrong, as)).toMatchObject({
        attemptsLeft,
      });
    }
    await backend.rejected('otp-locked', 'verifyChallenge', wrong, as);
    await backend.wait(120_000);
    await backend.rejected('otp-locked', 'createChallenge', change('other@example.com'), as);
    const other = { token: await backend.signIn('+4915155555555') };
    await backend.done(200, 'verifyChallenge', await entering(backend, other, 'new@example.com'), other);
  });
});

watching?.transitions('suite/behaviour/auth/change-contact');
