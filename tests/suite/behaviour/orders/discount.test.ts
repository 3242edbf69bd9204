import { describe, expect, test } from 'vitest';
import { person } from '#tests/kit/person.ts';
import { productBy } from '#contracts/verbs/customer.ts';
import { euro } from '#tests/kit/money.ts';
import { opened } from '#tests/suite/backend.ts';

async function cartWith(discountCode: string | null, sku = 'ESPRESSO-01') {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const items = [{ productId: (await productBy(backend, sku)).id, quantity: 1 }];
  const basket = { kind: 'ITEMS' as const, items, discountCode };
  const comparison = { body: { basket, downPaymentBps: null, dueDay: null } };
  return { backend, customer, comparison, order: { body: { items, discountCode } } };
}

describe('a cart of 1,200.00 with a code of ten percent, 100.00 at most', () => {
  test('costs 1,100.00 in compareQuotes, and so does every plan for it', async () => {
    const { backend, comparison } = await cartWith('WELCOME10');
    const { cart, total, offers } = await backend.done(200, 'compareQuotes', comparison);
    expect(cart).toMatchObject({
      subtotal: euro(1_200_00),
      discountCode: 'WELCOME10',
      discount: euro(100_00),
      total: euro(1_100_00),
    });
    expect(total).toEqual(euro(1_100_00));
    expect(offers[0]).toMatchObject({ available: true, downPayment: euro(275_00), financed: euro(825_00) });
  });

  test('is ordered by createOrder at that price, and the code stays with the order', async () => {
    const { backend, customer, order } = await cartWith('WELCOME10');
    const { id } = await backend.done(201, 'createOrder', order, customer.as);
    expect(await customer.orderNow(id)).toMatchObject({
      discountCode: 'WELCOME10',
      discount: euro(100_00),
      total: euro(1_100_00),
    });
  });
});

describe('a code that does not apply', () => {
  test.each([
    ['NOSUCHCODE', 'ESPRESSO-01', 'unknown'],
    ['SUMMER26', 'ESPRESSO-01', 'expired'],
    ['TRANCHE25', 'DRIPPER-01', 'below-minimum'],
  ])('%s is refused by compareQuotes and createOrder, at its field', async (code, sku, reason) => {
    const { backend, customer, comparison, order } = await cartWith(code, sku);
    const compared = await backend.rejected('validation-failed', 'compareQuotes', comparison);
    expect(compared.errors).toMatchObject([{ pointer: '/basket/discountCode', code: reason }]);
    const ordered = await backend.rejected('validation-failed', 'createOrder', order, customer.as);
    expect(ordered.errors).toMatchObject([{ pointer: '/discountCode', code: reason }]);
  });

  test('compareQuotes without a code has no discount', async () => {
    const { backend, comparison } = await cartWith(null);
    const { cart } = await backend.done(200, 'compareQuotes', comparison);
    expect(cart).toMatchObject({ discountCode: null, discount: euro(0), total: euro(1_200_00) });
  });
});
