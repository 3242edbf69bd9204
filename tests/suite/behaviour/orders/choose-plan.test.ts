import { describe, expect, test } from 'vitest';
import { person } from '#tests/kit/person.ts';
import { accountOf } from '#tests/kit/administered.ts';
import { euro } from '#tests/kit/money.ts';
import { byCard } from '#tests/kit/sources.ts';
import { opened, watching } from '#tests/suite/backend.ts';

const MINUTE = 60_000;

/** A signed order of 1,200.00 over six months whose down payment was declined, and what chooses another plan for it. */
async function unpaid(budget?: [income: number, expenses: number, obligations: number]) {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const quote = await customer.quoted();
  await customer.states(quote, budget);
  const params = { orderId: quote.orderId };
  await backend.done(200, 'submitOrder', { params }, customer.as);
  const order = await backend.done(200, 'confirmOrder', (await customer.signed(quote)).call, customer.as);
  const declined = await customer.pays(order, 'poor');
  await backend.wait(MINUTE);
  const choose = (offerCode: string) =>
    backend.done(
      201,
      'createQuote',
      { params, body: { offerCode, downPaymentBps: null, dueDay: null } },
      customer.as,
    );
  const planNow = (planId: string | null) =>
    backend.done(200, 'getPlan', { params: { planId: planId ?? '' } }, customer.as);
  return { backend, customer, order, declined, choose, planNow, now: () => customer.orderNow(order.id) };
}

// Expected figures: docs/domain.md, "Worked examples", an order of 1,200.00.
describe('createQuote of another plan while the down payment is open (O13)', () => {
  test('ends the signed plan and requires a signature of the new figures', async () => {
    const { backend, order, choose, now, planNow } = await unpaid();
    const quote = await choose('STD12');
    expect(quote.instalments).toEqual([
      { count: 11, amountMinor: 94_90 },
      { count: 1, amountMinor: 94_89 },
    ]);
    const changedOrder = await now();
    expect(changedOrder).toMatchObject({
      status: 'READY_TO_CONFIRM',
      offerCode: 'STD12',
      quoteId: quote.id,
      planId: null,
      planNumber: null,
      paymentId: null,
      terms: null,
    });
    expect(changedOrder.version).toBeGreaterThan(order.version);
    expect(await planNow(order.planId)).toMatchObject({ status: 'CANCELLED', next: null });
    expect(await accountOf(backend, order.userId)).toMatchObject({ openPlans: 0, principalLeft: euro(0) });
  });

  test('is signed with a code of its own, paid once, and the order has the new plan', async () => {
    const { backend, customer, order, choose, now, planNow } = await unpaid();
    const { call } = await customer.signed(await choose('STD12'));
    const signed = await backend.done(200, 'confirmOrder', call, customer.as);
    expect(signed.status).toBe('AWAITING_DOWN_PAYMENT');
    expect(signed.planNumber).not.toBe(order.planNumber);
    expect(await customer.pays(signed, 'good')).toMatchObject({ status: 'SUCCEEDED' });
    expect(await now()).toMatchObject({ status: 'ACTIVE', offerCode: 'STD12' });
    expect(await planNow(signed.planId)).toMatchObject({ status: 'ACTIVE' });
    expect(await accountOf(backend, order.userId)).toMatchObject({
      openPlans: 1,
      principalLeft: euro(1080_00),
    });
  });

  test('leaves a declined payment of the plan before that retryPayment cannot try again', async () => {
    const { backend, customer, declined, choose } = await unpaid();
    const body = byCard(await customer.card('good'), declined.amount.amountMinor);
    const retry = { params: { paymentId: declined.id }, body };
    const { call } = await customer.signed(await choose('STD12'));
    const unsigned = await backend.rejected('invalid-transition', 'retryPayment', retry, customer.as);
    await backend.done(200, 'confirmOrder', call, customer.as);
    const signed = await backend.rejected('invalid-transition', 'retryPayment', retry, customer.as);
    expect([unsigned.from, signed.from]).toEqual(['FAILED', 'FAILED']);
  });

  test('waits for collateral where the new plan needs it', async () => {
    const { choose, now } = await unpaid();
    await choose('SEC24');
    expect((await now()).status).toBe('COLLATERAL_REQUIRED');
  });

  test('that is too expensive for the stated budget does not end the order', async () => {
    // 700.00 − 200.00 leaves 500.00, half of it for instalments: 183.69 is within, 300.00 is more than a tenth above.
    const { choose, now } = await unpaid([700_00, 200_00, 0]);
    await choose('PAY4');
    const order = await now();
    expect(order).toMatchObject({ status: 'QUOTED', assessment: { decision: 'DECLINED' } });
    await choose('STD12');
    expect((await now()).status).toBe('QUOTED');
  });

  test('is refused while the bank decides', async () => {
    const backend = await opened('new-user');
    const customer = await person(backend);
    const order = await customer.confirmed();
    const call = {
      params: { orderId: order.id },
      body: { offerCode: 'STD12', downPaymentBps: null, dueDay: null },
    };
    await customer.pays(order, 'slow');
    const problem = await backend.rejected('payment-in-progress', 'createQuote', call, customer.as);
    expect(problem.paymentId).toBe((await customer.orderNow(order.id)).paymentId);
  });
});

watching?.transitions('suite/behaviour/orders/choose-plan');
