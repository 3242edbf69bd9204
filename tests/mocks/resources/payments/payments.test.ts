import { describe, expect, test } from 'vitest';
import { euro } from '#tests/kit/money.ts';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';
import { person } from '#tests/kit/person.ts';
import { byCard } from '#tests/kit/sources.ts';

describe('card tokens', () => {
  test('keep four digits and nothing else of a card', async () => {
    const { backend, customer } = await openWithCustomer();
    const id = await customer.card('good');
    const kept = JSON.stringify(backend.store.snapshot());
    expect(kept).toContain('Visa •••• 4242');
    expect(kept).not.toContain('4242424242424242');
    expect(backend.store.tables.cardTokens.get(id)).toMatchObject({
      brand: 'VISA',
      last4: '4242',
      expYear: 2030,
    });
  });

  test.each([
    ['5555555555554444', 'MASTERCARD', 'Mastercard •••• 4444'],
    ['2223003122003222', 'MASTERCARD', 'Mastercard •••• 3222'],
    ['378282246310005', 'OTHER', 'Card •••• 0005'],
  ])('%s is %s', async (number, brand, label) => {
    const { backend, customer } = await openWithCustomer();
    const body = { number, expMonth: 1, expYear: 2027, cvc: '123', holder: 'Mira Okafor' };
    expect(await backend.done(201, 'createCardToken', { body }, customer.as)).toMatchObject({ brand, label });
  });

  test('refuse a card that has expired, and one with a wrong digit', async () => {
    const { backend, customer } = await openWithCustomer();
    const card = {
      number: '4242424242424242',
      expMonth: 12,
      expYear: 2026,
      cvc: '123',
      holder: 'Mira Okafor',
    };
    const expired = await backend.rejected(
      'validation-failed',
      'createCardToken',
      { body: card },
      customer.as,
    );
    expect(expired.errors).toMatchObject([{ pointer: '/expMonth', code: 'expired' }]);
    const typo = { ...card, expYear: 2030, number: '4242424242424241' };
    expect(
      (await backend.rejected('validation-failed', 'createCardToken', { body: typo }, customer.as)).errors,
    ).toMatchObject([{ pointer: '/number' }]);
  });
});

describe('paying the down payment', () => {
  test('is done once, and another attempt gets the id of the first payment', async () => {
    const { backend, customer } = await openWithCustomer();
    const call = await customer.payment(await customer.confirmed(), 'good');
    const { id } = await backend.done(201, 'payOrder', call, customer.as);
    const again = await backend.rejected('payment-in-progress', 'payOrder', call, customer.as);
    expect(again.paymentId).toBe(id);
    expect(backend.store.tables.payments.size).toBe(1);
  });

  test('accepts exactly the down payment', async () => {
    const { backend, customer } = await openWithCustomer();
    const call = await customer.payment(await customer.confirmed(), 'good');
    const pay = (amount: { amountMinor: number; currency: 'EUR' | 'JPY' }) => ({
      ...call,
      body: { ...call.body, amount },
    });
    expect(
      await backend.rejected(
        'amount-too-small',
        'payOrder',
        pay({ amountMinor: 119_99, currency: 'EUR' }),
        customer.as,
      ),
    ).toMatchObject({ min: euro(120_00) });
    expect(
      await backend.rejected(
        'amount-too-large',
        'payOrder',
        pay({ amountMinor: 120_01, currency: 'EUR' }),
        customer.as,
      ),
    ).toMatchObject({ max: euro(120_00) });
    await backend.rejected(
      'currency-mismatch',
      'payOrder',
      pay({ amountMinor: 120_00, currency: 'JPY' }),
      customer.as,
    );
    expect(backend.store.tables.payments.size).toBe(0);
  });

  test('is not possible before the order is confirmed, nor with an unknown card', async () => {
    const { backend, customer } = await openWithCustomer();
    const quote = await customer.submitted();
    const body = { amount: quote.downPayment, ...byCard(await customer.card('good')) };
    const problem = await backend.rejected(
      'invalid-transition',
      'payOrder',
      { params: { orderId: quote.orderId }, body },
      customer.as,
    );
    expect(problem).toMatchObject({
      from: 'READY_TO_CONFIRM',
      action: 'pay',
      allowed: ['assess', 'confirm', 'cancel'],
    });

    await backend.wait(30_000);
    const call = await customer.payment(await customer.confirmed(), 'good');
    const unknown = { ...call, body: { ...call.body, ...byCard('tok_01JH8ZK3W00000000000000000') } };
    const { errors } = await backend.rejected('validation-failed', 'payOrder', unknown, customer.as);
    expect(errors).toMatchObject([{ pointer: '/sources/0/cardTokenId', code: 'unknown' }]);
  });

  test('a declined card cannot be tried again; another one succeeds on the same payment', async () => {
    const { backend, customer } = await openWithCustomer();
    const order = await customer.confirmed();
    const call = await customer.payment(order, 'declined');
    const problem = await backend.rejected('payment-declined', 'payOrder', call, customer.as);
    expect(problem).toMatchObject({ declineCode: 'card-declined', retryable: false, attemptsLeft: 4 });

    const params = { paymentId: problem.paymentId };
    const sameCard = { params, body: { sources: call.body.sources } };
    await backend.rejected('invalid-transition', 'retryPayment', sameCard, customer.as);

    const otherCard = { params, body: byCard(await customer.card('good')) };
    const paid = await backend.done(200, 'retryPayment', otherCard, customer.as);
    expect(paid).toMatchObject({
      id: problem.paymentId,
      status: 'SUCCEEDED',
      sources: [{ label: 'Visa •••• 4242' }],
      attempts: [
        { no: 1, result: 'DECLINED', code: 'card-declined', retryable: false },
        { no: 2, result: 'SUCCEEDED', code: null },
      ],
    });
    expect(await customer.orderNow(order.id)).toMatchObject({ status: 'ACTIVE', paymentId: paid.id });
    await backend.rejected('invalid-transition', 'retryPayment', otherCard, customer.as);
  });

  test('a card with insufficient funds can be tried again, five times in all', async () => {
    const { backend, customer } = await openWithCustomer();
    const order = await customer.confirmed();
    const call = await customer.payment(order, 'poor');
    const { paymentId } = await backend.rejected('payment-declined', 'payOrder', call, customer.as);
    const again = { params: { paymentId }, body: { sources: call.body.sources } };
    for (const attemptsLeft of [3, 2, 1]) {
      const problem = await backend.rejected('payment-declined', 'retryPayment', again, customer.as);
      expect(problem).toMatchObject({ declineCode: 'insufficient-funds', retryable: true, attemptsLeft });
    }
    const last = await backend.rejected('payment-declined', 'retryPayment', again, customer.as);
    expect(last).toMatchObject({ retryable: false, attemptsLeft: 0 });
    const over = await backend.rejected('invalid-transition', 'retryPayment', again, customer.as);
    expect(over).toMatchObject({ entity: 'payment', from: 'FAILED', action: 'retry', allowed: [] });
    // refused with another card and as another payment of the same order
    const good = await customer.payment(order, 'good');
    const other = { params: { paymentId }, body: { sources: good.body.sources } };
    await backend.rejected('invalid-transition', 'retryPayment', other, customer.as);
    const { detail } = await backend.rejected('invalid-transition', 'payOrder', good, customer.as);
    expect(detail).toContain('tried 5 times');
    const { actions } = await customer.orderNow(order.id);
    expect(actions.filter(({ allowed }) => allowed).map(({ action }) => action)).toEqual(['cancel']);
    expect(backend.store.tables.payments.all().flatMap(({ attempts }) => attempts)).toHaveLength(5);
  });

  test('other payments of the same order count too: five attempts in all', async () => {
    const { backend, customer } = await openWithCustomer();
    const order = await customer.confirmed();
    const call = await customer.payment(order, 'poor');
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      const problem = await backend.rejected('payment-declined', 'payOrder', call, customer.as);
      expect(problem).toMatchObject({ attemptsLeft, retryable: attemptsLeft > 0 });
    }
    await backend.rejected('invalid-transition', 'payOrder', call, customer.as);
    expect(backend.store.tables.payments.size).toBe(5);
  });

  test('a card entered before signing in belongs to the customer who first pays with it', async () => {
    const { backend, customer } = await openWithCustomer();
    const order = await customer.confirmed();
    const body = { number: '4000000000009995', expMonth: 12, expYear: 2030, cvc: '123', holder: 'Mira' };
    const { id: cardTokenId } = await backend.done(201, 'createCardToken', { body });
    const pay = (of: typeof order) => ({
      params: { orderId: of.id },
      body: { amount: of.downPayment, ...byCard(cardTokenId) },
    });
    await backend.rejected('payment-declined', 'payOrder', pay(order), customer.as);
    await backend.rejected('payment-declined', 'payOrder', pay(order), customer.as);
    const stranger = await person(backend, '+4915198765432');
    const theirs = pay(await stranger.confirmed());
    await backend.rejected('validation-failed', 'payOrder', theirs, stranger.as);
    expect(backend.store.tables.payments.by('orderId', theirs.params.orderId)).toEqual([]);
  });

  test('only the customer who entered a card can pay with it', async () => {
    const { backend, customer } = await openWithCustomer();
    const order = await customer.confirmed();
    const stranger = await person(backend, '+4915198765432');
    const cardTokenId = await stranger.card('good');
    const call = {
      params: { orderId: order.id },
      body: { amount: order.downPayment, ...byCard(cardTokenId) },
    };
    const theirs = await backend.rejected('validation-failed', 'payOrder', call, customer.as);
    const never = { ...call, body: { ...call.body, ...byCard('tok_01JH8ZK3W00000000000000000') } };
    const unknown = await backend.rejected('validation-failed', 'payOrder', never, customer.as);
    expect([theirs.detail, theirs.errors]).toEqual([unknown.detail, unknown.errors]);
    const declined = await backend.rejected(
      'payment-declined',
      'payOrder',
      await customer.payment(order, 'declined'),
      customer.as,
    );
    const retry = { params: { paymentId: declined.paymentId }, body: byCard(cardTokenId) };
    await backend.rejected('validation-failed', 'retryPayment', retry, customer.as);
  });

  test('where the bank declines every first attempt, the same card then succeeds', async () => {
    const { backend, customer } = await openWithCustomer({ bank: 'FIRST_ATTEMPT_DECLINED' });
    const call = await customer.payment(await customer.confirmed(), 'good');
    const { paymentId, retryable } = await backend.rejected(
      'payment-declined',
      'payOrder',
      call,
      customer.as,
    );
    expect(retryable).toBe(true);
    const again = { params: { paymentId }, body: { sources: call.body.sources } };
    expect(await backend.done(200, 'retryPayment', again, customer.as)).toMatchObject({
      status: 'SUCCEEDED',
    });
  });

  test('a slow bank decides after three seconds, with no other action until then', async () => {
    const { backend, customer } = await openWithCustomer();
    const order = await customer.confirmed();
    const call = await customer.payment(order, 'slow');
    const payment = await backend.done(202, 'payOrder', call, customer.as);
    expect(payment).toMatchObject({
      status: 'PROCESSING',
      allocations: [],
      attempts: [{ no: 1, result: null }],
    });
    const waiting = await customer.orderNow(order.id);
    expect(waiting.status).toBe('AWAITING_DOWN_PAYMENT');
    expect(waiting.actions.filter(({ allowed }) => allowed)).toEqual([]);

    const inProgress = await backend.rejected('payment-in-progress', 'payOrder', call, customer.as);
    expect(inProgress.paymentId).toBe(payment.id);
    const params = { paymentId: payment.id };
    const retry = { params, body: { sources: call.body.sources } };
    await backend.rejected('payment-in-progress', 'retryPayment', retry, customer.as);
    const cancel = { params: { orderId: order.id } };
    await backend.rejected('payment-in-progress', 'cancelOrder', cancel, {
      ...customer.as,
      ifMatch: `"${waiting.version}"`,
    });

    await backend.wait(2_999);
    expect(await backend.done(200, 'getPayment', { params }, customer.as)).toMatchObject({
      status: 'PROCESSING',
    });
    await backend.wait(1);
    expect(await backend.done(200, 'getPayment', { params }, customer.as)).toMatchObject({
      status: 'SUCCEEDED',
      attempts: [{ no: 1, result: 'SUCCEEDED', endedAt: '2027-01-10T09:00:03.000Z' }],
    });
    expect(await customer.orderNow(order.id)).toMatchObject({ status: 'ACTIVE' });
  });

  test('a card that expires before it is charged is declined', async () => {
    const { backend, customer } = await openWithCustomer();
    const order = await customer.confirmed();
    const call = await customer.payment(order, 'good');
    await backend.store.transact(({ tables }) => {
      const card = tables.cardTokens.get(call.body.sources[0]?.cardTokenId ?? '');
      if (card) tables.cardTokens.replace({ ...card, expMonth: 12, expYear: 2026 });
    });
    const problem = await backend.rejected('payment-declined', 'payOrder', call, customer.as);
    expect(problem).toMatchObject({ declineCode: 'card-expired', retryable: false });
  });
});
