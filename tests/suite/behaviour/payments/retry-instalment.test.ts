import { describe, expect, test } from 'vitest';
import { administrators } from '#tests/kit/people.ts';
import { paymentBy, paymentsOf } from '#tests/kit/administered.ts';
import { administrator } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';
import { opened } from '#tests/suite/backend.ts';

const MINUTE = 60_000;

/** The worked example on the day of its first instalment of 183.69, which a card without money did not pay. */
async function failedInstalment() {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  await holder.until('2027-02-10');
  await holder.pays(183_69, 'poor');
  const payments = () => paymentsOf(backend, holder.planId);
  const payment = (await payments()).find(({ status }) => status === 'FAILED');
  const params = { paymentId: payment?.id ?? '' };
  const retriesBy = async (card: 'good' | 'poor') => ({
    params,
    body: byCard(await holder.card(card), 183_69),
  });
  const actionOf = async () => {
    const { actions } = await backend.done(200, 'getPayment', { params }, holder.as);
    return actions.find(({ action }) => action === 'retry');
  };
  return { backend, holder, payments, params, retriesBy, actionOf };
}

describe('retryPayment of an instalment', () => {
  test('can be retried while its amount is due, and pays the line', async () => {
    const { backend, holder, retriesBy, actionOf } = await failedInstalment();
    const order = { params: { orderId: (await holder.plan()).orderId } };
    const before = await backend.done(200, 'getOrder', order, holder.as);
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
    const after = await backend.done(200, 'getOrder', order, holder.as);
    expect(after.paymentId).toBe(before.paymentId);
  });

  test('cannot be retried once less is due than it would pay', async () => {
    const { backend, holder, actionOf, retriesBy } = await failedInstalment();
    await holder.pays(1, 'good');
    expect(await actionOf()).toMatchObject({ allowed: false });
    await backend.rejected('invalid-transition', 'retryPayment', await retriesBy('good'), holder.as);
  });

  test('waits while the bank decides about another payment of the plan', async () => {
    const { backend, holder, payments, retriesBy } = await failedInstalment();
    await holder.pays(10_00, 'slow');
    const problem = await backend.rejected(
      'payment-in-progress',
      'retryPayment',
      await retriesBy('good'),
      holder.as,
    );
    const slow = (await payments()).find(({ status }) => status === 'PROCESSING');
    expect(problem.paymentId).toBe(slow?.id);
  });

  test('can be tried five times, by customer and administration together', async () => {
    const { backend, holder, params, retriesBy } = await failedInstalment();
    const admin = { token: await backend.signIn(administrators.COLLECTIONS) };
    const retries = async () => {
      const ifMatch = `"${(await paymentBy(backend, params.paymentId)).version}"`;
      return backend.ask('retryPaymentAsAdministrator', { params, ...admin, ifMatch });
    };
    for (const left of [3, 2]) expect((await retries()).body).toMatchObject({ attemptsLeft: left });
    const [call, last] = [await retriesBy('poor'), await retriesBy('poor')];
    for (const each of [call, last])
      await backend.rejected('payment-declined', 'retryPayment', each, holder.as);
    expect((await retries()).body).toMatchObject({ code: 'invalid-transition' });
    expect((await paymentBy(backend, params.paymentId)).attempts).toHaveLength(5);
  });
});

test('retryPayment: an instalment that was paid otherwise is not tried again for the next one', async () => {
  const { backend, holder, params, actionOf, retriesBy } = await failedInstalment();
  await backend.wait(MINUTE);
  await holder.pays(183_69, 'good');
  await holder.until('2027-03-10'); // as much is due again
  expect(await actionOf()).toMatchObject({ allowed: false });
  await backend.rejected('invalid-transition', 'retryPayment', await retriesBy('good'), holder.as);
  const token = await backend.signIn(administrators.COLLECTIONS);
  const { actions } = await backend.done(200, 'getPaymentAsAdministrator', { params }, { token });
  expect(actions.find(({ action }) => action === 'retry')).toMatchObject({ allowed: false });
});

test('retryPayment: an instalment paid otherwise can be tried again once that was refunded', async () => {
  const { backend, holder, payments, actionOf } = await failedInstalment();
  await backend.wait(MINUTE);
  await holder.pays(183_69, 'good');
  expect(await actionOf()).toMatchObject({ allowed: false });
  const paid = (await payments()).find(
    ({ status, purpose }) => status === 'SUCCEEDED' && purpose === 'INSTALMENT',
  );
  await administrator(backend).refunds(paid?.id ?? '', { amountMinor: 183_69, reason: 'DUPLICATE' });
  expect(await actionOf()).toMatchObject({ allowed: false });
  await holder.until('2027-03-10'); // a refund gives time until the next instalment
  expect(await actionOf()).toMatchObject({ allowed: true });
});

test('retryPayment: an instalment that was partly paid since can be tried again for what is due', async () => {
  const { backend, holder, retriesBy } = await failedInstalment();
  await backend.wait(MINUTE);
  await holder.pays(100_00, 'good');
  await holder.until('2027-03-10'); // 83.69 and 183.69 are due
  const paid = await backend.done(200, 'retryPayment', await retriesBy('good'), holder.as);
  expect(paid.status).toBe('SUCCEEDED');
});

test('retryPayment and payPlans: the bank is asked five times a day for a plan, in however many payments', async () => {
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
  await backend.rejected('invalid-transition', 'retryPayment', await retriesBy('good'), holder.as);
  expect((await holder.pays(10_00, 'good')).body).toMatchObject({ code: 'invalid-transition' });
  await holder.until('2027-02-11');
  const tomorrow = { params, body: (await retriesBy('good')).body };
  expect(await backend.done(200, 'retryPayment', tomorrow, holder.as)).toMatchObject({ status: 'SUCCEEDED' });
});

test('payPlans: the collection of a saved card is one of the five', async () => {
  const backend = await opened('new-user');
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

test('retryPayment: a customer confirms with the bank what a saved card could not pay alone', async () => {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  await holder.collectsBy('poor');
  await holder.until('2027-02-10');
  const collected = (await paymentsOf(backend, holder.planId)).find(({ id }) => id !== holder.paymentId);
  const params = { paymentId: collected?.id ?? '' };
  const body = byCard(await holder.card('confirm'), 183_69);
  const retried = await backend.done(202, 'retryPayment', { params, body }, holder.as);
  expect(retried.status).toBe('REQUIRES_ACTION');
});

test('retryPayment does not retry a settlement, because its amount was valid for one day', async () => {
  const { backend, holder, payments } = await failedInstalment();
  const { amount } = await backend.done(
    200,
    'quoteSettlement',
    { params: holder.params, body: { on: null } },
    holder.as,
  );
  const poor = byCard(await holder.card('poor'), amount.amountMinor);
  const call = { params: holder.params, body: { amount, ...poor } };
  await backend.rejected('payment-declined', 'settlePlan', call, holder.as);
  const payment = (await payments()).find(({ purpose }) => purpose === 'SETTLEMENT');
  const again = { params: { paymentId: payment?.id ?? '' }, body: poor };
  const problem = await backend.rejected('invalid-transition', 'retryPayment', again, holder.as);
  expect(problem.from).toBe('FAILED');
});
