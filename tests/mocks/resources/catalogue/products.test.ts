import type { ComparedOffer } from '#contracts/orders/quote.ts';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';

const all = { query: { limit: 100 } };

test('every product has its lowest monthly price, or none if no plan fits it', async () => {
  const backend = await openBackend();
  const { items } = await backend.done(200, 'listProducts', all);
  const figures = items.map(({ sku, monthlyFrom }) => [sku, monthlyFrom?.amount.amountMinor ?? null]);
  // The level instalments of 10 % down at 9.9 % over 12 months; the grinder's at 7 % over 6. Computed apart from the code.
  expect(Object.fromEntries(figures)).toEqual({
    'ESPRESSO-01': 94_90,
    'GRINDER-01': 32_15,
    'DRIPPER-01': null,
    'EBIKE-01': 189_80,
    'HEADPHONES-01': 27_60,
    'TURNTABLE-01': 47_37,
    'CAMERA-01': 70_38,
    'ARMCHAIR-01': 58_52,
  });
});

test('the figure is the lowest instalment of the comparison without collateral', async () => {
  const backend = await openBackend();
  const { items } = await backend.done(200, 'listProducts', all);
  for (const { id, monthlyFrom } of items) {
    const { offers } = await backend.done(200, 'compareQuotes', {
      body: {
        basket: { kind: 'ITEMS', items: [{ productId: id, quantity: 1 }] },
        downPaymentBps: null,
        dueDay: null,
      },
    });
    const [lowest] = offers
      .filter((offer) => offer.available && !offer.offer.collateralRequired)
      .toSorted((a, b) => firstOf(a) - firstOf(b));
    const compared = lowest?.available && {
      amountMinor: lowest.instalments[0]?.amountMinor,
      downPayment: lowest.downPayment,
      offerCode: lowest.offer.code,
      aprcPpm: lowest.aprcPpm,
    };
    const { amount, downPayment, offerCode, aprcPpm } = monthlyFrom ?? {};
    const told = { amountMinor: amount?.amountMinor, downPayment, offerCode, aprcPpm };
    expect(monthlyFrom && told).toEqual(compared ?? null);
  }
});

const firstOf = (offer: ComparedOffer) => (offer.available ? (offer.instalments[0]?.amountMinor ?? 0) : 0);

test('new terms change it, although no product does', async () => {
  const backend = await openBackend();
  const espresso = async () => {
    const { items } = await backend.done(200, 'listProducts', all);
    return items.find(({ sku }) => sku === 'ESPRESSO-01')?.monthlyFrom;
  };
  expect(await espresso()).toMatchObject({ offerCode: 'STD12' });
  await backend.store.transact(({ tables }) => {
    const offer = tables.offers.get('STD12');
    if (offer) tables.offers.replace({ ...offer, terms: { ...offer.terms, active: false } });
  });
  expect(await espresso()).toMatchObject({
    offerCode: 'STD6',
    amount: { amountMinor: 183_69, currency: 'EUR' },
  });
});
