import { expect, test } from 'vitest';
import { collateralOf } from '#tests/kit/collateral.ts';
import { person } from '#tests/kit/person.ts';
import { signs, withReviewer } from '#tests/kit/secured-purchase.ts';
import { opened } from '#tests/suite/backend.ts';

const HOUR = 3_600_000;

/** Shares are valued until 11 January, an order with them is signed on that day, and it is the 13th. */
async function signedThen() {
  const { backend, collateral, risk, ...kit } = await withReviewer(await opened('new-user'));
  const { id: orderId } = await collateral.securedOrder();
  const { id } = await collateral.handsIn(orderId, 'LISTED_SECURITIES', 2_000_00);
  await risk.approves(id, 2_000_00);
  await signs({ backend, customer: kit.customer, orderId });
  await backend.wait(60 * HOUR);
  const customer = await person(backend);
  const later = collateralOf(backend, customer);
  expect((await later.now(id)).status).toBe('APPROVED');
  return { backend, customer, collateral: later, orderId, id };
}

test('createQuote after the signature needs a valuation that has not ended since', async () => {
  const { backend, customer, collateral, orderId, id } = await signedThen();
  const call = { params: { orderId }, body: { offerCode: 'SEC24', downPaymentBps: 3_000, dueDay: null } };
  await backend.done(201, 'createQuote', call, customer.as);
  expect((await customer.orderNow(orderId)).status).toBe('COLLATERAL_REQUIRED');
  expect((await collateral.now(id)).status).toBe('EXPIRED');
});

test('attachCollateral does not use a valuation that ended after the signature', async () => {
  const { backend, customer, collateral, orderId, id } = await signedThen();
  await customer.cancels({ id: orderId });
  const next = await collateral.securedOrder();
  const call = { params: { collateralId: id }, body: { orderId: next.id } };
  const attached = await backend.done(200, 'attachCollateral', call, customer.as);
  expect(attached).toMatchObject({ status: 'EXPIRED', order: { id: next.id } });
});
