import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { credits, headphones, piecesOf } from '#tests/kit/goods.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { administrator } from '#tests/kit/person.ts';
import { checkBooks } from '#tests/mocks/models/kit/books.ts';

// Three headphones for 1,047.00 in six months: 942.30 financed, a third of it 314.10, and 34.90 of the down payment.

type Customer = Awaited<ReturnType<typeof headphones>>;
type Backend = Awaited<ReturnType<typeof openBackend>>;

const lives: Readonly<Record<string, (customer: Customer, backend: Backend) => Promise<unknown>>> = {
  'on the day of the purchase': async () => {},
  'after a part was paid early': async (customer) => {
    await customer.until('2027-01-20');
    await customer.pays(50_00);
    await customer.until('2027-01-25');
  },
  'after several instalments were paid early': async (customer) => {
    await customer.until('2027-01-20');
    await customer.pays(500_00);
    await customer.until('2027-01-25');
  },
  'after a payment ahead': async (customer) => {
    await customer.until('2027-01-20');
    await customer.prepays(300_00, 'SHORTER_TERM');
    await customer.until('2027-02-05');
  },
  'when less principal is open than they were financed with': async (customer) => {
    await customer.until('2027-01-20');
    await customer.prepays(900_00, 'LOWER_INSTALMENT');
    await customer.until('2027-02-05');
  },
  'when the plan is in default': async (customer) => {
    await customer.until('2027-05-11');
  },
  'after the down payment was refunded in part': async ({ paymentId }, backend) => {
    await administrator(backend, people.approver).refunds(paymentId, { amountMinor: 90_00, reason: 'OTHER' });
  },
};

async function lived(life: string) {
  const backend = await openBackend();
  const customer = await headphones(backend);
  await lives[life]?.(customer, backend);
  return { backend, customer, tables: backend.store.tables };
}

describe.each(Object.keys(lives))('%s', (life) => {
  test('the books are right after one piece has come back, and after all have', async () => {
    const { backend, customer, tables } = await lived(life);
    const before = await customer.plan();
    const one = await credits(backend, customer.planId, 1);
    checkBooks(tables);
    expect(one.goodsCredited).toEqual(euro(349_00));
    const [credit] = one.goodsCredits;
    const back = before.paid.amountMinor - one.paid.amountMinor;
    expect(back).toBe(credit?.refunded.amountMinor);
    const all = await credits(backend, customer.planId, 2);
    checkBooks(tables);
    expect(all).toMatchObject({
      status: 'CANCELLED',
      paid: euro(0),
      fees: euro(0),
      totalInterest: euro(0),
      goodsCredited: euro(1_047_00),
    });
  });
});

test('after a payment ahead they cost the interest of two thirds of the days until they are settled', async () => {
  const { backend, customer } = await lived('after a payment ahead');
  await credits(backend, customer.planId, 1);
  const { amount } = await backend.done(
    200,
    'quoteSettlement',
    { params: customer.params, body: { on: null } },
    customer.as,
  );
  expect(await customer.settles(amount.amountMinor)).toMatchObject({ status: 201 });
  // 10 days on 942.30 are 1.77, 16 days on 644.07 are 1.94; of each a third is not kept
  expect(await customer.plan()).toMatchObject({ status: 'SETTLED', totalInterest: euro(2_47) });
  checkBooks(backend.store.tables);
});

test('a plan of which nothing is past due any more is active again', async () => {
  const backend = await openBackend();
  const customer = await planHolder(backend, undefined, {
    product: 'Headphones',
    offer: 'PAY4',
    choice: { quantity: 3 },
  });
  await customer.until('2027-02-20');
  expect(await customer.plan()).toMatchObject({ status: 'OVERDUE', overdue: euro(269_75) });
  // a third of 785.25 is the instalment that is late; its fee stays
  expect(await credits(backend, customer.planId, 1)).toMatchObject({ status: 'ACTIVE', feeOpen: euro(8_00) });
  checkBooks(backend.store.tables);
});

test('more pieces than are left, and goods of another order, are refused', async () => {
  const backend = await openBackend();
  const { planId, params } = await headphones(backend);
  await credits(backend, planId, 1);
  const { token } = await backend.session(people.administrator);
  const body = await piecesOf(backend, planId, 3);
  expect(await backend.ask('simulateGoodsCredit', { token, params, body })).toMatchObject({
    status: 422,
    body: { code: 'validation-failed', errors: [{ pointer: '/items/0/quantity', code: 'out-of-range' }] },
  });
  const other = { ...body, items: [{ productId: 'prd_01JH8ZK3W00000000000000000', quantity: 1 }] };
  expect(await backend.ask('simulateGoodsCredit', { token, params, body: other })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/items/0/productId', code: 'unknown' }] },
  });
});
