import { describe, expect, test } from 'vitest';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';
import { codeFor } from '#tests/kit/person.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

describe('submitting an order', () => {
  async function submitAs(change: object, choice = {}) {
    const { backend, customer } = await openWithCustomer();
    const quote = await customer.quoted(choice);
    await customer.states(quote);
    await backend.store.transact(({ tables }) => {
      const [user] = tables.users.all();
      if (user) tables.users.replace({ ...user, ...change });
    });
    return { backend, customer, call: { params: { orderId: quote.orderId } } };
  }

  test.each<{ why: string; change: Record<string, unknown>; code: string }>([
    { why: 'blocked', change: { status: 'BLOCKED' }, code: 'account-not-active' },
    { why: 'not verified', change: { kycStatus: 'PENDING' }, code: 'identity-not-verified' },
    { why: 'under age by a day', change: { birthDate: '2009-01-11' }, code: 'under-age' },
    { why: 'five plans open', change: { openPlans: 5 }, code: 'too-many-plans' },
  ])('is refused to a customer who is $why', async ({ change, code }) => {
    const { backend, customer, call } = await submitAs(change);
    const problem = await backend.rejected('not-eligible', 'submitOrder', call, customer.as);
    expect(problem.reasons).toEqual([{ code, message: problem.detail }]);
    const { status, actions } = await customer.orderNow(call.params.orderId);
    expect(status).toBe('QUOTED');
    expect(actions.find(({ action }) => action === 'submit')).toMatchObject({
      action: 'submit',
      allowed: false,
      reason: problem.detail,
    });
  });

  test('is possible on the eighteenth birthday and with four plans open', async () => {
    const { backend, customer, call } = await submitAs({ birthDate: '2009-01-10', openPlans: 4 });
    const order = await backend.done(200, 'submitOrder', call, customer.as);
    expect(order.status).toBe('READY_TO_CONFIRM');
  });

  test('is confirmed within the credit limit to the cent', async () => {
    // 5,000.00 less 3,920.00 is exactly the 1,080.00 that are financed
    const fits = await submitAs({ principalLeft: 3920_00 });
    await fits.backend.done(200, 'submitOrder', fits.call, fits.customer.as);
    const above = await submitAs({ principalLeft: 3920_01 });
    const problem = await above.backend.rejected(
      'credit-limit-exceeded',
      'submitOrder',
      above.call,
      above.customer.as,
    );
    expect(problem).toMatchObject({
      available: { amountMinor: 1079_99, currency: 'EUR' },
      requested: { amountMinor: 1080_00, currency: 'EUR' },
    });
  });

  test('needs a chosen plan', async () => {
    const { backend, customer } = await openWithCustomer();
    const { id } = await customer.order();
    const problem = await backend.rejected(
      'invalid-transition',
      'submitOrder',
      { params: { orderId: id } },
      customer.as,
    );
    expect(problem).toMatchObject({ from: 'DRAFT', action: 'submit', allowed: ['quote', 'cancel'] });
  });
});

describe('confirming an order', () => {
  test('needs the hash of the current figures', async () => {
    const { backend, customer } = await openWithCustomer();
    const { quote, call } = await customer.signable();
    const other = { ...call, body: { ...call.body, quoteHash: '0'.repeat(64) } };
    expect((await backend.rejected('quote-expired', 'confirmOrder', other, customer.as)).newQuoteId).toBe(
      quote.id,
    );
    await backend.done(200, 'confirmOrder', call, customer.as);
  });

  test('needs the current terms, by version and by text', async () => {
    const { backend, customer } = await openWithCustomer();
    const { call } = await customer.signable();
    const { terms } = call.body;
    for (const outdatedTerms of [
      { ...terms, version: '2020-01' },
      { ...terms, hash: 'f'.repeat(64) },
    ]) {
      const other = { ...call, body: { ...call.body, terms: outdatedTerms } };
      const problem = await backend.rejected('terms-outdated', 'confirmOrder', other, customer.as);
      expect(problem.currentVersion).toBe(terms.version);
    }
  });

  test('needs a verified code for this order', async () => {
    const { backend, customer } = await openWithCustomer();
    const other = await customer.signable();
    await backend.wait(30_000); // codes to one contact are half a minute apart
    const quote = await customer.submitted();
    const params = { orderId: quote.orderId };
    const { id } = await backend.done(201, 'createChallenge', codeFor(quote), customer.as);
    const untyped = { params, body: await customer.signature(quote.hash, id) };
    expect(await backend.rejected('otp-invalid', 'confirmOrder', untyped, customer.as)).toMatchObject({
      attemptsLeft: 5,
    });
    const borrowed = { params, body: await customer.signature(quote.hash, other.call.body.challengeId) };
    await backend.rejected('otp-expired', 'confirmOrder', borrowed, customer.as);
    const verify = {
      params: { challengeId: other.call.body.challengeId },
      body: { code: other.message.code },
    };
    await backend.rejected('otp-expired', 'verifyChallenge', verify, customer.as);
  });

  test('a sign-in code confirms nothing, and a code for an order signs no one in', async () => {
    const { backend, customer } = await openWithCustomer();
    const quote = await customer.submitted();
    await backend.wait(30_000); // codes for signing in are half a minute apart
    const contact = '+4915112345678';
    const signIn = await backend.done(201, 'createChallenge', { body: { purpose: 'SIGN_IN', contact } });
    const inCall = { params: { challengeId: signIn.id }, body: { code: backend.newMessage().code } };
    await backend.done(200, 'verifyChallenge', inCall, customer.as);
    const call = {
      params: { orderId: quote.orderId },
      body: await customer.signature(quote.hash, signIn.id),
    };
    await backend.rejected('otp-expired', 'confirmOrder', call, customer.as);

    const order = await backend.done(201, 'createChallenge', codeFor(quote), customer.as);
    const spend = { params: { challengeId: order.id }, body: { code: backend.newMessage().code } };
    const sessions = backend.store.tables.sessions.all().length;
    const stranger = await backend.signIn('+4915199999999');
    await backend.rejected('otp-expired', 'verifyChallenge', spend);
    await backend.rejected('otp-expired', 'verifyChallenge', spend, { token: stranger });
    expect(await backend.done(200, 'verifyChallenge', spend, customer.as)).toMatchObject({
      purpose: 'CONFIRM_ORDER',
      challenge: { status: 'VERIFIED' },
    });
    expect(backend.store.tables.sessions.all()).toHaveLength(sessions + 1); // that of the other customer
  });

  test('a code for an order needs the session of its customer', async () => {
    const { backend, customer } = await openWithCustomer();
    const quote = await customer.submitted();
    await backend.rejected('unauthenticated', 'createChallenge', codeFor(quote));
    const token = await backend.signIn('+4915199999999');
    await backend.rejected('not-found', 'createChallenge', codeFor(quote), { token });
    expect(backend.store.tables.challenges.by('orderId', quote.orderId)).toEqual([]);
  });

  test('two orders that fit the credit limit one by one cannot both be signed', async () => {
    const { backend, customer } = await openWithCustomer();
    const choice = { sku: 'EBIKE-01', offerCode: 'STD12' }; // finances 2,160.00 of the 5,000.00; two leave 680.00
    await customer.confirmed(choice);
    const third = await customer.submitted(choice);
    await backend.wait(30_000);
    await customer.confirmed(choice);
    const body = await customer.signature(third.hash, 'otp_01JH8ZK3W00000000000000000');
    const call = { params: { orderId: third.orderId }, body };
    const problem = await backend.rejected('credit-limit-exceeded', 'confirmOrder', call, customer.as);
    expect(problem).toMatchObject({
      available: { amountMinor: 680_00 },
      requested: { amountMinor: 2160_00 },
    });
  });

  test('a wrong code costs a try, and the right one is still accepted', async () => {
    const { backend, customer } = await openWithCustomer();
    const quote = await customer.submitted();
    const { id } = await backend.done(201, 'createChallenge', codeFor(quote), customer.as);
    const { code } = backend.newMessage();
    const params = { challengeId: id };
    const wrong = { params, body: { code: code === '000000' ? '000001' : '000000' } };
    expect(await backend.rejected('otp-invalid', 'verifyChallenge', wrong, customer.as)).toMatchObject({
      attemptsLeft: 4,
    });
    const right = { params, body: { code } };
    expect(await backend.done(200, 'verifyChallenge', right, customer.as)).toMatchObject({
      challenge: { status: 'VERIFIED', bindsTo: quote.hash },
    });
  });

  test('a code can be requested only for a submitted order', async () => {
    const { backend, customer } = await openWithCustomer();
    const quote = await customer.quoted();
    const problem = await backend.rejected(
      'invalid-transition',
      'createChallenge',
      codeFor(quote),
      customer.as,
    );
    expect(problem).toMatchObject({
      from: 'QUOTED',
      action: 'confirm',
      // A refusal for the customer does not name the administration's steps, such as deciding a review.
      allowed: ['quote', 'assess', 'ask-review', 'submit', 'cancel'],
    });
  });

  test('without a down payment the plan is active at once', async () => {
    const { backend, customer } = await openWithCustomer();
    await backend.store.transact(({ tables }) => {
      const offer = tables.offers.get('STD6');
      if (offer) tables.offers.replace({ ...offer, terms: { ...offer.terms, downPaymentBps: 0 } });
    });
    const order = await customer.confirmed();
    expect(order).toMatchObject({ status: 'ACTIVE', downPayment: { amountMinor: 0 } });
    const plan = await backend.done(200, 'getPlan', { params: { planId: order.planId ?? '' } }, customer.as);
    expect(plan).toMatchObject({
      status: 'ACTIVE',
      activatedOn: '2027-01-10',
      financed: { amountMinor: 1200_00 },
    });
    await backend.rejected(
      'invalid-transition',
      'payOrder',
      await customer.payment({ ...order, downPayment: { amountMinor: 1, currency: 'EUR' } }, 'good'),
      customer.as,
    );
  });
});

takesTransitions('commands/orders/confirm');
