import { expect, test } from 'vitest';
import { OwnPlan } from '#contracts/plans/plan.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';

const MINUTE = 60_000;

test('plans and orders say that the bank confirms a down payment, which is paid once', async () => {
  const backend = await openBackend({ scenario: 'pending-bank' });
  const { as } = await person(backend);
  const filter = { status: ['PENDING' as const] };
  const plans = async () => (await backend.done(200, 'listPlans', { query: { filter } }, as)).items;
  const [plan] = await plans();
  expect(plan).toMatchObject({ number: 'PLN-000102', bankConfirming: true });
  const params = { orderId: plan?.orderId ?? '' };
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
  expect(await confirming()).toEqual({ orders: ['PLN-000102'], coming: ['PLN-000102'] });
  const sources = [{ kind: 'BANK' as const, amountMinor: order.downPayment.amountMinor }];
  const body = { amount: order.downPayment, sources };
  const again = await backend.ask('payOrder', { params, body, ...as });
  expect(again).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });

  await backend.wait(61 * MINUTE);
  const later = await person(backend);
  const decided = await backend.done(200, 'getOrder', { params }, later.as);
  expect(decided).toMatchObject({ status: 'ACTIVE', bankConfirming: false });
  const { items } = await backend.done(200, 'listPlans', { query: {} }, later.as);
  expect(items.map(({ bankConfirming }) => bankConfirming)).toEqual(items.map(() => false));
});

test('a payment decided later increases the version of its plan twice', async () => {
  const backend = await openBackend();
  const customer = await planHolder(backend);
  const { version, bankConfirming } = OwnPlan.parse(await customer.plan());
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
