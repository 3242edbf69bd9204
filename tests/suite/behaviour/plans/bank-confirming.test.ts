import { expect, test } from 'vitest';
import { person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { opened } from '#tests/suite/backend.ts';

const MINUTE = 60_000;

test('payOrder by bank transfer is made once: getOrder, listOrders, listPlans and getComingPayments say that the bank confirms it', async () => {
  const backend = await opened('new-user');
  const { as, confirmed } = await person(backend);
  const { id: orderId, downPayment: amount } = await confirmed();
  const params = { orderId };
  const body = { amount, sources: [{ kind: 'BANK' as const, amountMinor: amount.amountMinor }] };
  await backend.done(202, 'payOrder', { params, body }, as);
  const filter = { status: ['PENDING' as const] };
  const [plan] = (await backend.done(200, 'listPlans', { query: { filter } }, as)).items;
  expect(plan).toMatchObject({ orderId, bankConfirming: true });
  const order = await backend.done(200, 'getOrder', { params }, as);
  expect(order).toMatchObject({ status: 'AWAITING_DOWN_PAYMENT', bankConfirming: true });
  const confirming = async () => {
    const { items } = await backend.done(200, 'listOrders', { query: {} }, as);
    const { currencies } = await backend.done(200, 'getComingPayments', {}, as);
    const coming = currencies.flatMap(({ months }) => months.flatMap(({ payments }) => payments));
    return {
      orders: items.filter(({ bankConfirming }) => bankConfirming).map(({ planNumber }) => planNumber),
      coming: [...new Set(coming.filter((each) => each.bankConfirming).map(({ planNumber }) => planNumber))],
    };
  };
  expect(await confirming()).toEqual({ orders: [plan?.number], coming: [plan?.number] });
  const again = await backend.ask('payOrder', { params, body, ...as });
  expect(again).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });

  await backend.wait(61 * MINUTE);
  const later = await person(backend);
  const decided = await backend.done(200, 'getOrder', { params }, later.as);
  expect(decided).toMatchObject({ status: 'ACTIVE', bankConfirming: false });
  const { items } = await backend.done(200, 'listPlans', { query: {} }, later.as);
  expect(items.map(({ bankConfirming }) => bankConfirming)).toEqual(items.map(() => false));
});

test('payPlans that is decided later increases the version of getPlan twice', async () => {
  const backend = await opened('new-user');
  const customer = await planHolder(backend);
  const { version, bankConfirming } = await customer.plan();
  expect(bankConfirming).toBe(false);
  await customer.pays(10_00, 'slow');
  const during = await customer.plan();
  expect(during.bankConfirming).toBe(true);
  expect(during.version).toBeGreaterThan(version);
  await backend.wait(MINUTE);
  const after = await customer.plan();
  expect(after.bankConfirming).toBe(false);
  expect(after.version).toBeGreaterThan(during.version);
});
