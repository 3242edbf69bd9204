import { expect, test } from 'vitest';
import { people } from '#tests/kit/people.ts';
import { codeFor, person } from '#tests/kit/person.ts';
import { opened } from '#tests/suite/backend.ts';

const SECOND = 1_000;

const byMail = (quote: Parameters<typeof codeFor>[0]) =>
  ({ body: { ...codeFor(quote).body, channel: 'EMAIL' } }) as const;

async function atSigning(contact: string = people.mira) {
  const backend = await opened('happy');
  const customer = await person(backend, contact);
  return { backend, customer, quote: await customer.submitted() };
}

test('createChallenge sends a code that confirms an order to the other contact, too', async () => {
  const { backend, customer, quote } = await atSigning();
  const first = await backend.done(201, 'createChallenge', codeFor(quote), customer.as);
  expect(first).toMatchObject({
    channel: 'SMS',
    maskedTarget: '+49 ••• 678',
    otherChannel: { channel: 'EMAIL', maskedTarget: 'm•••@example.com' },
  });
  const { code: old } = await backend.newMessage();
  await backend.wait(31 * SECOND);
  const second = await backend.done(201, 'createChallenge', byMail(quote), customer.as);
  expect(second).toMatchObject({
    channel: 'EMAIL',
    maskedTarget: 'm•••@example.com',
    otherChannel: { channel: 'SMS', maskedTarget: '+49 ••• 678' },
    bindsTo: quote.hash,
  });
  const { code } = await backend.newMessage();
  const typed = (challengeId: string, digits: string | null) => ({
    params: { challengeId },
    body: { code: digits ?? '' },
  });
  await backend.rejected('otp-expired', 'verifyChallenge', typed(first.id, old), customer.as);
  await backend.done(200, 'verifyChallenge', typed(second.id, code), customer.as);
  const call = { params: { orderId: quote.orderId }, body: await customer.signature(quote.hash, second.id) };
  expect(await backend.done(200, 'confirmOrder', call, customer.as)).toMatchObject({
    status: 'AWAITING_DOWN_PAYMENT',
  });
});

test('createChallenge counts codes to both contacts together', async () => {
  const { backend, customer, quote } = await atSigning();
  await backend.done(201, 'createChallenge', codeFor(quote), customer.as);
  await backend.rejected('otp-cooldown', 'createChallenge', byMail(quote), customer.as);
  await backend.wait(31 * SECOND);
  const { id } = await backend.done(201, 'createChallenge', byMail(quote), customer.as);
  const { code } = await backend.newMessage();
  const wrong = { params: { challengeId: id }, body: { code: code === '000000' ? '000001' : '000000' } };
  for (const _try of [1, 2, 3, 4]) {
    await backend.rejected('otp-invalid', 'verifyChallenge', wrong, customer.as);
  }
  await backend.rejected('otp-locked', 'verifyChallenge', wrong, customer.as);
  const locked = await backend.rejected('otp-locked', 'createChallenge', codeFor(quote), customer.as);
  expect(locked.retryAfterS).toBeGreaterThan(14 * 60);
  expect(locked.retryAfterS).toBeLessThanOrEqual(15 * 60);
});

test('createChallenge: a customer without another contact has no other channel and cannot request one', async () => {
  const { backend, customer, quote } = await atSigning('+4915199999999');
  expect(await backend.done(201, 'createChallenge', codeFor(quote), customer.as)).toMatchObject({
    otherChannel: null,
  });
  const problem = await backend.rejected('validation-failed', 'createChallenge', byMail(quote), customer.as);
  expect(problem).toMatchObject({ errors: [{ pointer: '/channel', code: 'missing' }] });
});

test('createChallenge: a code to log in says nothing about another contact', async () => {
  const backend = await opened('happy');
  const body = { purpose: 'SIGN_IN', contact: people.mira } as const;
  expect(await backend.done(201, 'createChallenge', { body })).toMatchObject({ otherChannel: null });
});
