import { expect, test } from 'vitest';
import { collateralOf } from '#tests/kit/collateral.ts';
import { productBy } from '#contracts/verbs/customer.ts';
import { person } from '#tests/kit/person.ts';
import { opened } from '#tests/suite/backend.ts';

test('cancelOrder cancels the plan that was signed', async () => {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const order = await customer.confirmed();
  const params = { planId: order.planId ?? '' };
  expect((await backend.get('getPlan', { params, ...customer.as })).status).toBe('PENDING');
  await customer.cancels(order);
  expect((await backend.get('getPlan', { params, ...customer.as })).status).toBe('CANCELLED');
});

test('cancelOrder frees the collateral, which secures another order', async () => {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const { securedOrder, handsIn, now } = collateralOf(backend, customer);
  const order = await securedOrder();
  const { id } = await handsIn(order.id);
  await customer.cancels(order);
  expect((await now(id)).order).toBeNull();
  const other = await securedOrder();
  const call = { params: { collateralId: id }, body: { orderId: other.id } };
  await backend.done(200, 'attachCollateral', call, customer.as);
  expect((await now(id)).order?.id).toBe(other.id);
});

test.each([
  ['DRIPPER-01', 2, 9_80], // 10 % of 98.00
  ['EBIKE-01', 1, 100_00], // 10 % of 2,400.00, at most 100.00
])('createOrder takes the discount of WELCOME10 off %s × %i', async (sku, quantity, discount) => {
  const backend = await opened('new-user');
  const { as } = await person(backend);
  const { id: productId } = await productBy(backend, sku);
  const body = { items: [{ productId, quantity }], discountCode: 'WELCOME10' };
  expect((await backend.get('createOrder', { ...as, body })).discount.amountMinor).toBe(discount);
});

test.each([
  [4_000, 0, 'APPROVED'],
  [4_001, 1, 'REFERRED'],
])('createAssessment finds that %i bps of the income are taken, by %i cent', async (bps, cents, decision) => {
  const customer = await person(await opened('new-user'));
  const quote = await customer.quoted();
  const instalment = quote.schedule[1]?.totalMinor ?? 0;
  const income = 2_000_00;
  const assessed = await customer.states(quote, [income, 0, (income * 4_000) / 10_000 - instalment + cents]);
  expect(assessed).toMatchObject({ dstiBps: bps, decision });
});
