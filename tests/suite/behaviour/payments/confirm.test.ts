import { describe, expect, test } from 'vitest';
import { euro } from '#tests/kit/money.ts';
import { administrators } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { holderOfTwo, planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';
import { auditOf, paymentBy, paymentsOf } from '#tests/kit/administered.ts';
import { opened, watching } from '#tests/suite/backend.ts';

const minute = 60_000;

/** A down payment of 120.00, 20.00 of it from the wallet, that the bank of the card wants to be confirmed. */
async function askedByBank() {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const order = await customer.confirmed();
  await customer.redeems('twenty');
  const cardTokenId = await customer.card('confirm');
  const sources = [
    { kind: 'WALLET', amountMinor: 20_00 },
    { kind: 'CARD', cardTokenId, amountMinor: 100_00 },
  ] as const;
  const call = { params: { orderId: order.id }, body: { amount: euro(120_00), sources: [...sources] } };
  const payment = await backend.done(202, 'payOrder', call, customer.as);
  const params = { paymentId: payment.id };
  return {
    backend,
    customer,
    payment,
    params,
    pay: () => backend.ask('payOrder', { ...call, ...customer.as }),
    inWallet: async () => (await customer.account()).walletBalance.amountMinor,
    answer: (result: 'CONFIRMED' | 'REFUSED') =>
      backend.done(200, 'confirmPayment', { params, body: { result } }, customer.as),
    now: () => backend.done(200, 'getPayment', { params }, customer.as),
    orderStatus: async () => (await customer.orderNow(order.id)).status,
  };
}

describe('payOrder that the bank wants to be confirmed', () => {
  test('waits for an hour, in which only confirming it is offered', async () => {
    const { backend, payment, pay, inWallet, orderStatus } = await askedByBank();
    expect(payment).toMatchObject({
      status: 'REQUIRES_ACTION',
      confirmBy: new Date(Date.parse(payment.createdAt) + 60 * minute).toISOString(),
      attempts: [{ result: null, endedAt: null }],
      kept: euro(0),
    });
    expect(payment.actions.filter(({ allowed }) => allowed)).toMatchObject([{ action: 'confirm' }]);
    expect(await inWallet()).toBe(0);
    expect(await orderStatus()).toBe('AWAITING_DOWN_PAYMENT');
    expect((await pay()).status).toBe(409);
    const admin = { token: await backend.signIn(administrators.SUPPORT) };
    const details = await backend.done(
      200,
      'getPaymentAsAdministrator',
      { params: { paymentId: payment.id } },
      admin,
    );
    expect(details.events.map(({ type }) => type)).toEqual(['charge.requested', 'charge.action_required']);
  });

  test('is paid once confirmPayment has confirmed it, and cannot be answered again', async () => {
    const { backend, customer, params, answer, orderStatus, inWallet } = await askedByBank();
    expect(await answer('CONFIRMED')).toMatchObject({
      status: 'SUCCEEDED',
      confirmBy: null,
      attempts: [{ result: 'SUCCEEDED' }],
      kept: euro(120_00),
    });
    expect(await orderStatus()).toBe('ACTIVE');
    expect(await inWallet()).toBe(0);
    const body = { result: 'REFUSED' } as const;
    const again = await backend.rejected(
      'invalid-transition',
      'confirmPayment',
      { params, body },
      customer.as,
    );
    expect(again.from).toBe('SUCCEEDED');
  });

  test('fails when confirmPayment refuses it, and the wallet has its part back', async () => {
    const { backend, customer, params, answer, inWallet, orderStatus } = await askedByBank();
    const payment = await answer('REFUSED');
    expect(payment).toMatchObject({
      status: 'FAILED',
      attempts: [{ result: 'DECLINED', code: 'not-confirmed', retryable: true }],
    });
    expect(await inWallet()).toBe(20_00);
    expect(await orderStatus()).toBe('AWAITING_DOWN_PAYMENT');
    const body = byCard(await customer.card('good'), 120_00);
    await backend.done(200, 'retryPayment', { params, body }, customer.as);
    expect(await orderStatus()).toBe('ACTIVE');
  });

  test('expires after an hour, and another payment can be made (Y8)', async () => {
    const { backend, payment, params } = await askedByBank();
    await backend.wait(59 * minute);
    const { as, ...customer } = await person(backend); // the session has ended by then
    expect((await backend.done(200, 'getPayment', { params }, as)).status).toBe('REQUIRES_ACTION');
    await backend.wait(minute);
    expect(await backend.done(200, 'getPayment', { params }, as)).toMatchObject({
      status: 'EXPIRED',
      confirmBy: null,
      attempts: [{ result: 'DECLINED', code: 'not-confirmed', endedAt: payment.confirmBy }],
    });
    expect((await customer.account()).walletBalance).toEqual(euro(20_00));
    const body = { result: 'CONFIRMED' } as const;
    const late = await backend.rejected('invalid-transition', 'confirmPayment', { params, body }, as);
    expect(late.from).toBe('EXPIRED');
    const { items } = await backend.done(200, 'listInbox', { query: {} }, as);
    expect(items).toContainEqual(expect.objectContaining({ title: expect.stringMatching(/120[.,]00/) }));
    const again = await customer.payment(await customer.orderNow(payment.orderId), 'good');
    await backend.done(201, 'payOrder', again, as);
  });

  test('can be cancelled by cancelPayment, and the wallet has its part back (Y7)', async () => {
    const { backend, payment, params, pay, inWallet, now } = await askedByBank();
    const admin = { token: await backend.signIn(administrators.COLLECTIONS) };
    const { version } = await paymentBy(backend, payment.id);
    const body = { reason: 'The customer pays by transfer' };
    await backend.done(200, 'cancelPayment', { params, body }, { ...admin, ifMatch: `"${version}"` });
    expect(await now()).toMatchObject({ status: 'CANCELLED', confirmBy: null });
    expect(await inWallet()).toBe(20_00);
    const events = await auditOf(backend, payment.id);
    const { action } = events.find(({ reason }) => reason === body.reason) ?? {};
    expect(action).toBe('payment.cancelled');
    expect((await pay()).status).toBe(202);
  });
});

/** One charge of 100.00 for two plans that the bank wants to be confirmed. */
async function chargeOfTwo() {
  const backend = await opened('new-user');
  const { customer, items } = await holderOfTwo(backend);
  const parts = items.map(({ id, version }) => ({ planId: id, amount: euro(50_00), version }));
  const body = { parts, ...byCard(await customer.card('confirm'), 100_00) };
  const charge = await backend.done(202, 'payPlans', { body }, customer.as);
  expect(charge.status).toBe('REQUIRES_ACTION');
  const params = { paymentId: charge.payments[0]?.id ?? '' };
  const statuses = () =>
    Promise.all(charge.payments.map(async ({ id }) => (await paymentBy(backend, id)).status));
  const paid = () =>
    Promise.all(
      items.map(async ({ id: planId }) => {
        const { lines } = await backend.done(200, 'getSchedule', { params: { planId } }, customer.as);
        return lines[1]?.paidPrincipalMinor;
      }),
    );
  return { backend, customer, params, statuses, paid };
}

test('confirmPayment: plans that are paid together are confirmed together', async () => {
  const { backend, customer, params, statuses, paid } = await chargeOfTwo();
  await backend.done(200, 'confirmPayment', { params, body: { result: 'CONFIRMED' } }, customer.as);
  expect(await statuses()).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  expect(await paid()).toEqual([43_70, 43_70]);
});

test('cancelPayment: plans that are paid together are cancelled together: the bank has asked once', async () => {
  const { backend, params, statuses, paid } = await chargeOfTwo();
  const as = { token: await backend.signIn(administrators.COLLECTIONS) };
  const ifMatch = `"${(await paymentBy(backend, params.paymentId)).version}"`;
  const body = { reason: 'The customer pays by transfer' };
  await backend.done(200, 'cancelPayment', { params, body }, { ...as, ifMatch });
  expect(await statuses()).toEqual(['CANCELLED', 'CANCELLED']);
  expect(await paid()).toEqual([0, 0]);
});

test('retryPaymentAsAdministrator: what an administrator tries again cannot be confirmed by the absent customer', async () => {
  const { backend, params, payment, answer, now } = await askedByBank();
  await answer('REFUSED');
  const as = { token: await backend.signIn(administrators.SUPPORT) };
  const ifMatch = `"${(await paymentBy(backend, payment.id)).version}"`;
  await backend.rejected('payment-declined', 'retryPaymentAsAdministrator', { params }, { ...as, ifMatch });
  expect(await now()).toMatchObject({ status: 'FAILED', attempts: [{}, { code: 'not-confirmed' }] });
});

test('setAutopay: a collection without the customer cannot be confirmed: the bank declines it', async () => {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  const cardTokenId = await holder.card('confirm');
  const call = { params: holder.params, body: { cardTokenId } };
  const ifMatch = `"${(await holder.plan()).version}"`;
  await backend.done(200, 'setAutopay', call, { ...holder.as, ifMatch });
  await holder.until('2027-02-10');
  const payments = await paymentsOf(backend, holder.planId);
  const collected = payments.filter(({ id }) => id !== holder.paymentId);
  expect(collected).toMatchObject([{ status: 'FAILED', declineCode: 'not-confirmed' }]);
});

watching?.transitions('suite/behaviour/payments/confirm');
