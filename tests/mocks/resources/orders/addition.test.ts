import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';

/** What a comparison proposes for the offer, for these products and quantities. */
async function proposed(
  code: string,
  cart: Readonly<Record<string, number>>,
  discountCode: string | null = null,
) {
  const { done, store } = await openBackend();
  const items = Object.entries(cart).map(([sku, quantity]) => ({
    productId: store.tables.products.find('sku', sku)?.id ?? '',
    quantity,
  }));
  const body = {
    basket: { kind: 'ITEMS' as const, items, discountCode },
    downPaymentBps: null,
    dueDay: null,
  };
  const { offers } = await done(200, 'compareQuotes', { body });
  const offer = offers.find((each) => each.offer.code === code);
  if (!offer || offer.available) throw new Error(`${code} is available`);
  return offer.refusal.addition;
}

describe('an offer that the cart is too small for', () => {
  test('names the additional quantity of a product that is enough', async () => {
    // 49.00 each; 200.00 need five of them.
    expect(await proposed('STD6', { 'DRIPPER-01': 1 })).toMatchObject({ quantity: 5, more: 4 });
  });

  test('of several products the one with the lowest total', async () => {
    // 49.00 and 210.00 lack 41.00 of 300.00: one dripper more costs less than one grinder more.
    const addition = await proposed('STD12', { 'GRINDER-01': 1, 'DRIPPER-01': 1 });
    expect(addition).toMatchObject({ name: 'Pour-over dripper', quantity: 2, more: 1 });
  });

  test('takes the discount into account, because the total after it has to be enough', async () => {
    // Four cost 196.00 and five 245.00; less ten percent 176.40 and 220.50.
    expect(await proposed('STD6', { 'DRIPPER-01': 2 }, 'WELCOME10')).toMatchObject({ quantity: 5, more: 3 });
  });
});
