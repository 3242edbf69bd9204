import { expect, test } from 'vitest';
import { approved, signs, withReviewer } from '#tests/kit/secured-purchase.ts';
import { opened } from '#tests/suite/backend.ts';

type Kit = Pick<Awaited<ReturnType<typeof withReviewer>>, 'backend' | 'customer'>;

const chooses = ({ backend, customer }: Kit, orderId: string, offerCode: string) => {
  const call = { params: { orderId }, body: { offerCode, downPaymentBps: null, dueDay: null } };
  return backend.done(201, 'createQuote', call, customer.as);
};

const submits = ({ backend, customer }: Kit, orderId: string) =>
  backend.done(200, 'submitOrder', { params: { orderId } }, customer.as);

test('submitOrder with a plan that needs no collateral frees it', async () => {
  const kit = await withReviewer(await opened('new-user'));
  const { backend, customer, collateral, risk } = kit;
  const { id: orderId } = await collateral.securedOrder();
  const { id } = await collateral.handsIn(orderId, 'GOLD_JEWELLERY', 600_00);
  await risk.approves(id, 600_00);
  const quote = await chooses(kit, orderId, 'STD6');
  expect(await collateral.now(id)).toMatchObject({ status: 'APPROVED', order: { id: orderId } });
  expect((await submits(kit, orderId)).status).toBe('READY_TO_CONFIRM');
  expect(await collateral.now(id)).toMatchObject({ status: 'APPROVED', order: null });

  const order = await backend.done(200, 'confirmOrder', (await customer.signed(quote)).call, customer.as);
  await customer.pays(order);
  expect(await collateral.now(id)).toMatchObject({ status: 'APPROVED', pledgedTo: null });
  const params = { planId: order.planId ?? '' };
  expect((await backend.done(200, 'getPlan', { params }, customer.as)).shortfall).toBeNull();
  await backend.done(204, 'removeCollateral', { params: { collateralId: id } }, customer.as);
});

test('createQuote of a plan that needs no collateral frees that of the signed one', async () => {
  const kit = await approved(await opened('new-user'));
  const { customer, collateral, orderId, id } = kit;
  await signs(kit);
  await chooses(kit, orderId, 'STD6');
  expect((await customer.orderNow(orderId)).status).toBe('READY_TO_CONFIRM');
  expect(await collateral.now(id)).toMatchObject({ status: 'APPROVED', order: null });
});

test('submitOrder that is declined frees the collateral of the order for another one', async () => {
  const kit = await approved(await opened('new-user'));
  const { customer, collateral, risk, orderId, id } = kit;
  await risk.values(id, 1_000_00); // so the order waits for more, and another plan can be chosen
  await chooses(kit, orderId, 'STD6');
  await customer.states({ orderId }, [1_000_00, 990_00, 0]);
  expect((await submits(kit, orderId)).status).toBe('DECLINED');
  expect(await collateral.now(id)).toMatchObject({ status: 'APPROVED', order: null });
});
