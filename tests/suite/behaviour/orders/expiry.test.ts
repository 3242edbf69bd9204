import { expect, test } from 'vitest';
import { productBy } from '#contracts/verbs/customer.ts';
import { accountOf, planOf } from '#tests/kit/administered.ts';
import { euro } from '#tests/kit/money.ts';
import { person } from '#tests/kit/person.ts';
import { opened } from '#tests/suite/backend.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

test('getOrder: an order that is not continued expires seven days after it was created', async () => {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const { id } = await customer.order();
  await backend.wait(7 * DAY - HOUR);
  const { token } = await person(backend);
  const call = { params: { orderId: id } };
  expect(await backend.done(200, 'getOrder', call, { token })).toMatchObject({ status: 'DRAFT' });
  await backend.wait(HOUR);
  const { as } = await person(backend); // the session has ended
  expect(await backend.done(200, 'getOrder', call, as)).toMatchObject({
    status: 'EXPIRED',
    version: 2,
  });
});

test('getOrder: a signed order waits 72 hours for its down payment, then its plan is cancelled', async () => {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const order = await customer.confirmed();
  await backend.wait(72 * HOUR);
  const { token } = await person(backend);
  expect(await backend.done(200, 'getOrder', { params: { orderId: order.id } }, { token })).toMatchObject({
    status: 'EXPIRED',
  });
  const plan = await planOf(backend, order.planId ?? '');
  expect(plan).toMatchObject({ status: 'CANCELLED', closedOn: '2027-01-13' });
  expect(await accountOf(backend, order.userId)).toMatchObject({ openPlans: 0, principalLeft: euro(0) });
});

test('payOrder: an order does not expire while the bank decides about its payment', async () => {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const order = await customer.confirmed();
  await backend.wait(72 * HOUR - 20 * SECOND);
  const { token, as } = await person(backend);
  const bank = [{ kind: 'BANK' as const, amountMinor: order.downPayment.amountMinor }];
  const call = { params: { orderId: order.id }, body: { amount: order.downPayment, sources: bank } };
  await backend.done(202, 'payOrder', call, as);
  await backend.wait(30 * SECOND);
  expect(await backend.done(200, 'getOrder', { params: { orderId: order.id } }, { token })).toMatchObject({
    status: 'AWAITING_DOWN_PAYMENT',
  });
  await backend.wait(60 * SECOND);
  expect(await backend.done(200, 'getOrder', { params: { orderId: order.id } }, { token })).toMatchObject({
    status: 'ACTIVE',
  });
});

test('getPlan: a plan is overdue from midnight in Berlin after five days, and submitOrder is refused', async () => {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const { planId } = await customer.buys('Espresso machine', 'STD6');
  const params = { planId };
  // due on 10 February; 15 February is the last day of grace and ends at 23:00 in UTC
  const untilMidnight = Date.parse('2027-02-15T23:00:00.000Z') - Date.parse(await backend.now());
  await backend.wait(untilMidnight - 60 * SECOND);
  const { token } = await person(backend);
  expect(await backend.done(200, 'getPlan', { params }, { token })).toMatchObject({
    status: 'ACTIVE',
    daysPastDue: 5,
    dueNow: { amountMinor: 183_69 },
  });
  await backend.wait(60 * SECOND);
  const plan = await backend.done(200, 'getPlan', { params }, { token });
  expect(plan).toMatchObject({ status: 'OVERDUE', daysPastDue: 6, next: { lineNo: 1 } });
  expect(plan.strip.map(({ status }) => status).slice(0, 3)).toEqual(['PAID', 'OVERDUE', 'UPCOMING']);

  const quote = await backend.done(
    201,
    'createOrder',
    { body: { items: [{ productId: (await productBy(backend, 'ESPRESSO-01')).id, quantity: 1 }] } },
    { token },
  );
  const choice = {
    params: { orderId: quote.id },
    body: { offerCode: 'STD6', downPaymentBps: null, dueDay: null },
  };
  await backend.done(201, 'createQuote', choice, { token });
  const problem = await backend.rejected(
    'not-eligible',
    'submitOrder',
    { params: { orderId: quote.id } },
    { token },
  );
  expect(problem.reasons).toMatchObject([{ code: 'plan-overdue' }]);
});
