import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { administrators } from '#tests/kit/people.ts';
import { MINUTE } from '#mocks/time/business-time.ts';
import { administrator, person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { byCard } from '#tests/kit/sources.ts';
import { checkBooks } from '#tests/mocks/models/kit/books.ts';

/** The worked example on the day of its first instalment of 183.69, which a card without money did not pay. */
async function failedInstalment() {
  const backend = await openBackend();
  const holder = await planHolder(backend);
  await holder.until('2027-02-10');
  await holder.pays(183_69, 'poor');
  const { tables } = backend.store;
  const payment = tables.payments.by('planId', holder.planId).find(({ status }) => status === 'FAILED');
  const params = { paymentId: payment?.id ?? '' };
  const retriesBy = async (card: 'good' | 'poor') => ({
    params,
    body: byCard(await holder.card(card), 183_69),
  });
  const actionOf = async () => {
    const { actions } = await backend.done(200, 'getPayment', { params }, holder.as);
    return actions.find(({ action }) => action === 'retry');
  };
  return { backend, holder, tables, params, retriesBy, actionOf };
}

describe('a failed payment of an instalment', () => {
  test('can be retried while its amount is due, and pays the line', async () => {
    const { backend, holder, tables, retriesBy, actionOf } = await failedInstalment();
    const order = tables.orders.all().at(-1);
    expect(await actionOf()).toMatchObject({ allowed: true });
    const paid = await backend.done(200, 'retryPayment', await retriesBy('good'), holder.as);
    expect(paid).toMatchObject({
      status: 'SUCCEEDED',
      attempts: [
        { no: 1, result: 'DECLINED' },
        { no: 2, result: 'SUCCEEDED' },
      ],
      allocations: [
        { lineNo: 1, component: 'INTEREST', amount: { amountMinor: 6_30 } },
        { lineNo: 1, component: 'PRINCIPAL', amount: { amountMinor: 177_39 } },
      ],
    });
    expect((await holder.plan()).dueNow.amountMinor).toBe(0);
    expect(tables.orders.get(order?.id ?? '')?.paymentId).toBe(order?.paymentId);
    checkBooks(tables);
  });

  test('cannot be retried once less is due than it would pay', async () => {
    const { backend, holder, actionOf, retriesBy } = await failedInstalment();
    await holder.pays(1, 'good');
    expect(await actionOf()).toMatchObject({
      action: 'retry',
      allowed: false,
      reason: 'Its plan has less due than this payment.',
    });
    await backend.rejected('invalid-transition', 'retryPayment', await retriesBy('good'), holder.as);
  });

  test('waits while the bank decides about another payment of the plan', async () => {
    const { backend, holder, tables, retriesBy } = await failedInstalment();
    await holder.pays(10_00, 'slow');
    const problem = await backend.rejected(
      'payment-in-progress',
      'retryPayment',
      await retriesBy('good'),
      holder.as,
    );
    const slow = tables.payments.by('planId', holder.planId).find(({ status }) => status === 'PROCESSING');
    expect(problem.paymentId).toBe(slow?.id);
  });

  test('can be tried five times, by customer and administration together', async () => {
    const { backend, holder, tables, params, retriesBy } = await failedInstalment();
    const admin = { token: await backend.signIn(administrators.COLLECTIONS) };
    const retries = async () => {
      const ifMatch = `"${tables.payments.get(params.paymentId)?.version}"`;
      return backend.ask('retryPaymentAsAdministrator', { params, ...admin, ifMatch });
    };
    for (const left of [3, 2]) expect((await retries()).body).toMatchObject({ attemptsLeft: left });
    const [call, last] = [await retriesBy('poor'), await retriesBy('poor')];
    for (const each of [call, last])
      await backend.rejected('payment-declined', 'retryPayment', each, holder.as);
    expect((await retries()).body).toMatchObject({ code: 'invalid-transition' });
    expect(tables.payments.get(params.paymentId)?.attempts).toHaveLength(5);
  });
});

test('an instalment that was paid otherwise is not tried again for the next one', async () => {
  const { backend, holder, params, actionOf, retriesBy } = await failedInstalment();
  await backend.wait(MINUTE);
  await holder.pays(183_69, 'good');
  await holder.until('2027-03-10'); // as much is due again
  const reason = 'As much was paid since. What is due now can be paid in the plan.';
  expect(await actionOf()).toMatchObject({ allowed: false, reason });
  await backend.rejected('invalid-transition', 'retryPayment', await retriesBy('good'), holder.as);
  const token = await backend.signIn(administrators.COLLECTIONS);
  const { actions } = await backend.done(200, 'getPaymentAsAdministrator', { params }, { token });
  expect(actions.find(({ action }) => action === 'retry')).toMatchObject({ allowed: false });
});

test('an instalment paid otherwise can be tried again once that was refunded', async () => {
  const { backend, holder, tables, actionOf } = await failedInstalment();
  await backend.wait(MINUTE);
  await holder.pays(183_69, 'good');
  expect(await actionOf()).toMatchObject({ allowed: false });
  const paid = tables.payments.by('status', 'SUCCEEDED').find(({ purpose }) => purpose === 'INSTALMENT');
  await administrator(backend).refunds(paid?.id ?? '', { amountMinor: 183_69, reason: 'DUPLICATE' });
  expect(await actionOf()).toMatchObject({ allowed: false });
  await holder.until('2027-03-10'); // a refund gives time until the next instalment
  expect(await actionOf()).toMatchObject({ allowed: true });
});

test('an instalment that was partly paid since can be tried again for what is due', async () => {
  const { backend, holder, retriesBy } = await failedInstalment();
  await backend.wait(MINUTE);
  await holder.pays(100_00, 'good');
  await holder.until('2027-03-10'); // 83.69 and 183.69 are due
  const paid = await backend.done(200, 'retryPayment', await retriesBy('good'), holder.as);
  expect(paid.status).toBe('SUCCEEDED');
});

test('the wallet pays what a spent scratchcard paid of a failed transfer', async () => {
  const backend = await openBackend({ settings: { bank: 'FIRST_ATTEMPT_DECLINED' } });
  const customer = await person(backend);
  const { id: orderId, downPayment } = await customer.confirmed();
  const pin = { pin: scratchcards.fifty.pin, code: null };
  const { id: scratchcardTokenId } = await backend.done(
    201,
    'createScratchcardToken',
    { body: pin },
    customer.as,
  );
  const sources = [
    { kind: 'SCRATCHCARD' as const, scratchcardTokenId, amountMinor: 50_00 },
    { kind: 'BANK' as const, amountMinor: downPayment.amountMinor - 50_00 },
  ];
  const call = { params: { orderId }, body: { amount: downPayment, sources } };
  const { id: paymentId } = await backend.done(202, 'payOrder', call, customer.as);
  const { orders } = backend.store.tables;
  await backend.wait(MINUTE);
  await customer.orderNow(orderId); // the bank has decided
  const wallet = () =>
    backend.store.tables.users.get(orders.get(orderId)?.userId ?? '')?.walletBalance.amountMinor;
  expect(wallet()).toBe(50_00);
  const token = await backend.signIn(administrators.COLLECTIONS);
  const ifMatch = `"${backend.store.tables.payments.get(paymentId)?.version}"`;
  const params = { paymentId };
  await backend.done(202, 'retryPaymentAsAdministrator', { params }, { token, ifMatch });
  await backend.wait(MINUTE);
  await customer.orderNow(orderId);
  expect(wallet()).toBe(0);
  expect(backend.store.tables.payments.get(paymentId)?.status).toBe('SUCCEEDED');
  checkBooks(backend.store.tables);
});

test('the bank is asked five times a day for a plan, in however many payments', async () => {
  const { backend, holder, params, retriesBy } = await failedInstalment(); // the first time
  await backend.rejected('payment-declined', 'retryPayment', await retriesBy('poor'), holder.as);
  await holder.pays(10_00, 'poor');
  const fourth = await backend.rejected(
    'payment-declined',
    'retryPayment',
    await retriesBy('poor'),
    holder.as,
  );
  expect(fourth).toMatchObject({ attemptsLeft: 1 });
  const { body: fifth } = await holder.pays(10_00, 'poor');
  expect(fifth).toMatchObject({ code: 'payment-declined', attemptsLeft: 0 });
  const problem = await backend.rejected(
    'invalid-transition',
    'retryPayment',
    await retriesBy('good'),
    holder.as,
  );
  expect(problem.detail).toBe('The bank has refused 5 payments today. Try tomorrow.');
  expect((await holder.pays(10_00, 'good')).body).toMatchObject({ code: 'invalid-transition' });
  await holder.until('2027-02-11');
  const tomorrow = { params, body: (await retriesBy('good')).body };
  expect(await backend.done(200, 'retryPayment', tomorrow, holder.as)).toMatchObject({ status: 'SUCCEEDED' });
});

test('the collection of a saved card is one of the five', async () => {
  const backend = await openBackend();
  const holder = await planHolder(backend);
  await holder.collectsBy('poor');
  await holder.until('2027-02-10');
  await holder.plan();
  for (const attemptsLeft of [3, 2, 1, 0])
    expect((await holder.pays(183_69, 'poor')).body).toMatchObject({
      code: 'payment-declined',
      attemptsLeft,
    });
  expect((await holder.pays(183_69, 'good')).body).toMatchObject({ code: 'invalid-transition' });
});

test('a customer confirms with the bank what a saved card could not pay alone', async () => {
  const backend = await openBackend();
  const holder = await planHolder(backend);
  await holder.collectsBy('poor');
  await holder.until('2027-02-10');
  const [collected] = backend.store.tables.payments
    .by('planId', holder.planId)
    .filter(({ automatic }) => automatic);
  const params = { paymentId: collected?.id ?? '' };
  const body = byCard(await holder.card('confirm'), 183_69);
  const retried = await backend.done(202, 'retryPayment', { params, body }, holder.as);
  expect(retried.status).toBe('REQUIRES_ACTION');
});

test('a settlement cannot be retried, because its amount was valid for one day', async () => {
  const { backend, holder, tables } = await failedInstalment();
  const { amount } = await backend.done(
    200,
    'quoteSettlement',
    { params: holder.params, body: { on: null } },
    holder.as,
  );
  const poor = byCard(await holder.card('poor'), amount.amountMinor);
  const call = { params: holder.params, body: { amount, ...poor } };
  await backend.rejected('payment-declined', 'settlePlan', call, holder.as);
  const payment = tables.payments.by('planId', holder.planId).find(({ purpose }) => purpose === 'SETTLEMENT');
  const again = { params: { paymentId: payment?.id ?? '' }, body: poor };
  const problem = await backend.rejected('invalid-transition', 'retryPayment', again, holder.as);
  expect(problem.detail).toContain('Paying off needs a new quote. Start it from the plan.');
});
