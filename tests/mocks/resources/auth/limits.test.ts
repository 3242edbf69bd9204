import { expect, test } from 'vitest';
import { codeFor, person } from '#tests/kit/person.ts';
import { openBackend, type Backend } from '#tests/kit/backend.ts';
import { signedInBy } from '#tests/kit/client.ts';

const MINUTE = 60_000;
const victim = '+4915112345678';
const codeTo = (contact: string) => ({ body: { purpose: 'SIGN_IN', contact } }) as const;
const stranger = { caller: '203.0.113.7' };

/** Requests a code for the contact and enters five wrong ones, which locks it. */
async function lockOut(backend: Backend, contact: string, from: { readonly caller: string }) {
  const { id } = await backend.done(201, 'createChallenge', codeTo(contact), from);
  const { code } = backend.newMessage();
  const wrong = { params: { challengeId: id }, body: { code: code === '000000' ? '000001' : '000000' } };
  for (let attempts = 1; attempts < 5; attempts += 1)
    await backend.rejected('otp-invalid', 'verifyChallenge', wrong, from);
  await backend.rejected('otp-locked', 'verifyChallenge', wrong, from);
}

test('of 500 codes to 500 numbers, those after the thirtieth are refused for an hour', async () => {
  const backend = await openBackend();
  let sent = 0;
  for (let no = 0; no < 500; no += 1) {
    const contact = `+49151${String(no).padStart(8, '0')}`;
    const { status, body } = await backend.ask('createChallenge', { ...codeTo(contact), ...stranger });
    if (status === 201) sent += 1;
    else expect(body).toMatchObject({ code: 'rate-limited', limit: 30, retryAfterS: 3600 });
  }
  expect([sent, backend.store.tables.messages.size]).toEqual([30, 30]);
  await backend.done(201, 'createChallenge', codeTo('+4915200000000'), { caller: '203.0.113.8' });
  await backend.wait(60 * MINUTE);
  await backend.done(201, 'createChallenge', codeTo('+4915200000001'), stranger);
});

test('a customer confirms an order while another caller enters wrong codes', async () => {
  const backend = await openBackend();
  const customer = await person(backend, victim);
  const quote = await customer.submitted();
  await lockOut(backend, victim, stranger);
  await backend.rejected('otp-locked', 'createChallenge', codeTo(victim), stranger);

  const { id: challengeId } = await backend.done(201, 'createChallenge', codeFor(quote), customer.as);
  const typed = { params: { challengeId }, body: { code: backend.newMessage().code } };
  await lockOut(backend, victim, { caller: '203.0.113.8' });
  await backend.done(200, 'verifyChallenge', typed, customer.as);
  const call = {
    params: { orderId: quote.orderId },
    body: await customer.signature(quote.hash, challengeId),
  };
  expect(await backend.done(200, 'confirmOrder', call, customer.as)).toMatchObject({
    status: 'AWAITING_DOWN_PAYMENT',
  });
});

test('wrong codes and requests of other callers do not keep a customer from signing in', async () => {
  const backend = await openBackend();
  const mine = { caller: '192.0.2.1' };
  const signIn = async () => {
    const { id: challengeId } = await backend.done(201, 'createChallenge', codeTo(victim), mine);
    const typed = { params: { challengeId }, body: { code: backend.newMessage().code } };
    return signedInBy(await backend.done(200, 'verifyChallenge', typed, mine));
  };
  await signIn();
  await backend.wait(MINUTE);
  const { id: challengeId } = await backend.done(201, 'createChallenge', codeTo(victim), mine);
  const typed = { params: { challengeId }, body: { code: backend.newMessage().code } };
  for (let no = 0; no < 18; no += 1) await lockOut(backend, victim, { caller: `203.0.113.${no}` });
  await backend.done(200, 'verifyChallenge', typed, mine); // codes that others requested did not replace it

  const other = { caller: '203.0.113.99' };
  expect(await backend.rejected('rate-limited', 'createChallenge', codeTo(victim), other)).toMatchObject({
    limit: 20,
  });
  await backend.wait(2 * MINUTE);
  expect((await signIn()).me).toMatchObject({ user: { maskedPhone: '+49 ••• 678' } });
});

test('codes for confirming orders do not count towards the limit of the caller', async () => {
  const backend = await openBackend();
  const customer = await person(backend, victim);
  const quote = await customer.submitted();
  for (let no = 0; no < 30; no += 1)
    await backend.ask('createChallenge', codeTo(`+49151${String(no).padStart(8, '0')}`));
  await backend.rejected('rate-limited', 'createChallenge', codeTo('+4915200000000'));
  const { status } = await backend.done(201, 'createChallenge', codeFor(quote), customer.as);
  expect(status).toBe('ISSUED');
});
