import { describe, expect, test } from 'vitest';
import { euro } from '#tests/kit/money.ts';
import { openWithCustomer } from '#tests/kit/open-with-customer.ts';

async function cartWith(discountCode: string | null, sku = 'ESPRESSO-01') {
  const { backend, customer } = await openWithCustomer();
  const items = [{ productId: backend.store.tables.products.find('sku', sku)?.id ?? '', quantity: 1 }];
  const basket = { kind: 'ITEMS' as const, items, discountCode };
  const comparison = { body: { basket, downPaymentBps: null, dueDay: null } };
  return { backend, customer, comparison, order: { body: { items, discountCode } } };
}

describe('a cart of 1,200.00 with a code of ten percent, 100.00 at most', () => {
  test('costs 1,100.00, and so does every plan for it', async () => {
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

  test('is ordered at that price, and the code stays with the order', async () => {
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
    ['NOSUCHCODE', 'ESPRESSO-01', 'unknown', 'There is no code NOSUCHCODE.'],
    ['SUMMER26', 'ESPRESSO-01', 'expired', 'SUMMER26 was valid until 30 September 2026.'],
    [
      'TRANCHE25',
      'DRIPPER-01',
      'below-minimum',
      /^Add €[\d.]+ to use TRANCHE25, which applies from €200\.00 on\.$/,
    ],
  ])('%s is refused, with the reason at its field', async (code, sku, reason, message) => {
    const { backend, customer, comparison, order } = await cartWith(code, sku);
    const compared = await backend.rejected('validation-failed', 'compareQuotes', comparison);
    const says = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(compared.errors).toEqual([{ pointer: '/basket/discountCode', code: reason, message: says }]);
    const ordered = await backend.rejected('validation-failed', 'createOrder', order, customer.as);
    expect(ordered.errors).toEqual([{ pointer: '/discountCode', code: reason, message: says }]);
  });

  test('no code at all, or null, is no discount', async () => {
    const { backend, comparison } = await cartWith(null);
    const { cart } = await backend.done(200, 'compareQuotes', comparison);
    expect(cart).toMatchObject({ discountCode: null, discount: euro(0), total: euro(1_200_00) });
  });
});
