import { describe, expect, test } from 'vitest';
import type { RequestedSource } from '#contracts/payments/sources.ts';
import { refundDestinations } from '#mocks/rules/refund.ts';
import { euro } from '#tests/kit/money.ts';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';
import { administrator, person } from '#tests/kit/person.ts';

type Opened = Awaited<ReturnType<typeof openWithCustomer>>;

const wallet = (amountMinor: number) => ({ kind: 'WALLET', amountMinor }) as const;
const bank = (amountMinor: number) => ({ kind: 'BANK', amountMinor }) as const;

/** A confirmed order with a down payment of 120.00, and what its customer has in the wallet. */
async function confirmed({ backend, customer }: Opened, inWallet: number) {
  const order = await customer.confirmed();
  await backend.store.transact(({ tables }) => {
    const user = tables.users.get(order.userId);
    if (user) tables.users.replace({ ...user, walletBalance: euro(inWallet) });
  });
  const pay = (...sources: RequestedSource[]) => ({
    params: { orderId: order.id },
    body: { amount: order.downPayment, sources },
  });
  const card = async (name: 'good' | 'poor', amountMinor: number) =>
    ({ kind: 'CARD', cardTokenId: await customer.card(name), amountMinor }) as const;
  const left = async () => {
    const me = await backend.done(200, 'getMe', {}, customer.as);
    return me.kind === 'CUSTOMER' ? me.user.walletBalance.amountMinor : null;
  };
  return { order, pay, card, left };
}

describe('a payment from several sources', () => {
  test('takes a part from the wallet and charges the card with the rest', async () => {
    const opened = await openWithCustomer();
    const { backend, customer } = opened;
    const { order, pay, card, left } = await confirmed(opened, 50_00);
    const call = pay(wallet(20_00), await card('good', 100_00));
    expect(await backend.done(201, 'payOrder', call, customer.as)).toMatchObject({
      status: 'SUCCEEDED',
      amount: euro(120_00),
      sources: [
        { kind: 'WALLET', label: 'Wallet', amount: euro(20_00) },
        { kind: 'CARD', label: 'Visa •••• 4242', amount: euro(100_00) },
      ],
      allocations: [{ lineNo: 0, component: 'PRINCIPAL', amount: euro(120_00) }],
    });
    expect(await left()).toBe(30_00);
    expect(await customer.orderNow(order.id)).toMatchObject({ status: 'ACTIVE' });
    const { items } = await backend.done(200, 'listPayments', { query: { q: 'wallet' } }, customer.as);
    expect(items).toMatchObject([{ sourceLabel: 'Wallet + Visa •••• 4242' }]);
  });

  test('needs no bank when the wallet covers all of it', async () => {
    const opened = await openWithCustomer({ bank: 'FIRST_ATTEMPT_DECLINED' });
    const { pay, left } = await confirmed(opened, 120_00);
    const paid = await opened.backend.done(201, 'payOrder', pay(wallet(120_00)), opened.customer.as);
    expect(paid).toMatchObject({ status: 'SUCCEEDED', attempts: [{ no: 1, result: 'SUCCEEDED' }] });
    expect(await left()).toBe(0);
  });

  test('takes no more from the wallet than it holds, and parts that add up', async () => {
    const opened = await openWithCustomer();
    const { pay, left } = await confirmed(opened, 19_99);
    const { backend, customer } = opened;
    const tooMuch = pay(wallet(20_00), bank(100_00));
    expect(await backend.rejected('wallet-insufficient', 'payOrder', tooMuch, customer.as)).toMatchObject({
      detail: 'The wallet holds €19.99.',
      available: euro(19_99),
    });
    const { errors } = await backend.rejected(
      'validation-failed',
      'payOrder',
      pay(bank(119_99)),
      customer.as,
    );
    expect(errors).toMatchObject([{ pointer: '/sources', code: 'sum' }]);
    expect(await left()).toBe(19_99);
    expect(backend.store.tables.payments.size).toBe(0);
  });

  test('a declined card puts the part from the wallet back, and a retry takes it again', async () => {
    const opened = await openWithCustomer();
    const { backend, customer } = opened;
    const { pay, card, left } = await confirmed(opened, 20_00);
    const declined = pay(wallet(20_00), await card('poor', 100_00));
    const { paymentId } = await backend.rejected('payment-declined', 'payOrder', declined, customer.as);
    expect(await left()).toBe(20_00);

    const sources = [wallet(15_00), await card('good', 105_00)];
    const retry = { params: { paymentId }, body: { sources } };
    expect(await backend.done(200, 'retryPayment', retry, customer.as)).toMatchObject({
      id: paymentId,
      status: 'SUCCEEDED',
      sources: [{ amount: euro(15_00) }, { amount: euro(105_00) }],
    });
    expect(await left()).toBe(5_00);
  });

  test('each change of the wallet is in the audit of the payment', async () => {
    const opened = await openWithCustomer();
    const { pay, order } = await confirmed(opened, 120_00);
    await opened.backend.done(201, 'payOrder', pay(wallet(120_00)), opened.customer.as);
    const event = opened.backend.store.tables.auditEvents
      .all()
      .find(
        ({ action, changes }) =>
          action === 'payment.made' && changes.some(({ entity }) => entity.type === 'user'),
      );
    expect(event?.changes).toContainEqual(
      expect.objectContaining({
        entity: { type: 'user', id: order.userId },
        before: expect.objectContaining({ walletBalance: euro(120_00) }),
        after: expect.objectContaining({ walletBalance: euro(0) }),
      }),
    );
  });
});

describe('a bank transfer', () => {
  test('is pending for a minute, which does not count as a failure, and then succeeds', async () => {
    const opened = await openWithCustomer();
    const { backend, customer } = opened;
    const { order, pay, left } = await confirmed(opened, 20_00);
    const payment = await backend.done(202, 'payOrder', pay(wallet(20_00), bank(100_00)), customer.as);
    expect(payment).toMatchObject({
      status: 'PENDING',
      sources: [{ kind: 'WALLET' }, { kind: 'BANK', label: 'Bank transfer', amount: euro(100_00) }],
      actions: [
        { action: 'retry', allowed: false, reason: 'The bank has not confirmed the transfer yet.' },
        { action: 'confirm', allowed: false, reason: 'The bank has not confirmed the transfer yet.' },
      ],
    });
    expect(await left()).toBe(0);
    const waiting = await customer.orderNow(order.id);
    expect(waiting.status).toBe('AWAITING_DOWN_PAYMENT');
    expect(waiting.actions.filter(({ allowed }) => allowed)).toEqual([]);

    const params = { paymentId: payment.id };
    await backend.wait(59_999);
    expect(await backend.done(200, 'getPayment', { params }, customer.as)).toMatchObject({
      status: 'PENDING',
    });
    await backend.wait(1);
    expect(await backend.done(200, 'getPayment', { params }, customer.as)).toMatchObject({
      status: 'SUCCEEDED',
      attempts: [{ result: 'SUCCEEDED', endedAt: '2027-01-10T09:01:00.000Z' }],
    });
    expect(await customer.orderNow(order.id)).toMatchObject({ status: 'ACTIVE' });
  });

  test('a declined transfer puts the wallet’s part back and can be tried again', async () => {
    const opened = await openWithCustomer({ bank: 'FIRST_ATTEMPT_DECLINED' });
    const { backend, customer } = opened;
    const { order, pay, left } = await confirmed(opened, 20_00);
    const call = pay(wallet(20_00), bank(100_00));
    const { id: paymentId } = await backend.done(202, 'payOrder', call, customer.as);
    await backend.wait(60_000);
    expect(await backend.done(200, 'getPayment', { params: { paymentId } }, customer.as)).toMatchObject({
      status: 'FAILED',
      attempts: [{ result: 'DECLINED', code: 'insufficient-funds', retryable: true }],
    });
    expect(await left()).toBe(20_00);
    const again = { params: { paymentId }, body: { sources: call.body.sources } };
    await backend.done(202, 'retryPayment', again, customer.as);
    expect(await left()).toBe(0);
    await backend.wait(60_000);
    expect(await customer.orderNow(order.id)).toMatchObject({ status: 'ACTIVE' });
  });

  test('keeps the order from expiring while it is undecided', async () => {
    const opened = await openWithCustomer();
    const { backend } = opened;
    const { order, pay } = await confirmed(opened, 0);
    await backend.wait(72 * 3_600_000 - 30_000);
    const again = await person(backend);
    await backend.done(202, 'payOrder', pay(bank(120_00)), again.as);
    await backend.wait(45_000);
    expect(await again.orderNow(order.id)).toMatchObject({ status: 'AWAITING_DOWN_PAYMENT' });
    await backend.wait(15_000);
    expect(await again.orderNow(order.id)).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('a refund of a payment from several sources', () => {
  test('goes to the card up to what it paid, and then to the wallet', async () => {
    const opened = await openWithCustomer();
    const { backend, customer } = opened;
    const { pay, card, left } = await confirmed(opened, 20_00);
    const call = pay(wallet(20_00), await card('good', 100_00));
    const { id } = await backend.done(201, 'payOrder', call, customer.as);
    await backend.wait(60_000);
    const ada = administrator(backend);
    expect(await ada.refunds(id, { amountMinor: 90_00, reason: 'RETURN' })).toMatchObject({
      destinations: [{ kind: 'CARD', label: 'Visa •••• 4242', amount: euro(90_00) }],
    });
    expect(await left()).toBe(0);
    expect(await ada.refunds(id, { amountMinor: 25_00, reason: 'RETURN' })).toMatchObject({
      destinations: [
        { kind: 'CARD', amount: euro(10_00) },
        { kind: 'WALLET', label: 'Wallet', amount: euro(15_00) },
      ],
    });
    expect(await left()).toBe(15_00);
  });

  test.each([
    { amount: 1, given: 0, toCard: 1, toWallet: 0 },
    { amount: 10_000, given: 0, toCard: 10_000, toWallet: 0 },
    { amount: 10_001, given: 0, toCard: 10_000, toWallet: 1 },
    { amount: 500, given: 9_800, toCard: 200, toWallet: 300 },
    { amount: 500, given: 10_000, toCard: 0, toWallet: 500 },
  ])('$amount after $given: $toCard to the card, $toWallet to the wallet', ({ amount, given, ...to }) => {
    const card = { kind: 'CARD', label: 'Visa •••• 4242', amount: 10_000 } as const;
    const before = given > 0 ? [{ ...card, amount: given }] : [];
    const parts = refundDestinations(amount, [{ ...card, kind: 'WALLET', amount: 5_000 }, card], before);
    const sum = (kind: string) =>
      parts.filter((part) => part.kind === kind).reduce((all, part) => all + part.amount, 0);
    expect([sum('CARD'), sum('WALLET'), parts.every((part) => part.amount > 0)]).toEqual([
      to.toCard,
      to.toWallet,
      true,
    ]);
  });
});
