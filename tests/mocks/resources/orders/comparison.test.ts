import { describe, expect, test } from 'vitest';
import type { ComparedOffer } from '#contracts/orders/quote.ts';
import { planOffers } from '#mocks/rules/offers.ts';
import { compareOffers, offersInForce } from '#mocks/resources/orders/quotes/issue.ts';
import { Table } from '#mocks/store/table.ts';
import { tables } from '#mocks/resources/tables.ts';
import { minor, oracle } from '#tests/oracles/oracle.ts';
import { z } from '#contracts/z.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';

function compare(total: number, downPaymentBps: number | null = null, dueDay: number | null = null) {
  return compareOffers(planOffers, {
    total: euro(total),
    downPaymentBps,
    dueDay,
    policyProfile: 'EU',
    today: '2027-01-10',
  });
}

const byCode = (offers: readonly ComparedOffer[]) =>
  new Map(offers.map((offer) => [offer.offer.code, offer]));

function available(offers: readonly ComparedOffer[], code: string) {
  const offer = byCode(offers).get(code);
  if (!offer?.available) throw new Error(`${code} is not available`);
  return offer;
}

function refusal(offers: readonly ComparedOffer[], code: string) {
  const offer = byCode(offers).get(code);
  if (!offer || offer.available) throw new Error(`${code} is available`);
  return offer.refusal;
}

const vectors = oracle('offers', {
  offer: z.string(),
  downPayment: z.string(),
  financed: z.string(),
  instalments: z.array(z.string()),
  interest: z.string(),
  payable: z.string(),
  aprcPpm: z.number(),
}).filter(({ offer }) => !offer.startsWith('SEC'));

describe('comparing the offers', () => {
  test.each(vectors)('$offer for 1,200.00 has the figures of the worked example', (vector) => {
    const offer = available(compare(1200_00), vector.offer);
    expect(offer).toMatchObject({
      downPayment: euro(minor(vector.downPayment)),
      financed: euro(minor(vector.financed)),
      totalInterest: euro(minor(vector.interest)),
      totalPayable: euro(minor(vector.payable)),
      aprcPpm: vector.aprcPpm,
    });
    const runs = offer.instalments.map(
      ({ count, amountMinor }) => `${count} x ${(amountMinor / 100).toFixed(2)}`,
    );
    expect(runs).toEqual(vector.instalments);
  });

  test('an offer that is not available says what would make it available', () => {
    expect(refusal(compare(160_00), 'STD6')).toEqual({
      code: 'below-minimum',
      message: 'Add €40.00 to reach the minimum of €200.00.',
      difference: euro(40_00),
      remedy: null,
      addition: null,
    });
    // 90 % of 6,000.00 is 5,400.00, and 3,000.00 may be financed
    expect(refusal(compare(6000_00), 'STD6')).toEqual({
      code: 'above-maximum',
      message: 'Pay at least €3,000.00 today to use this plan (it finances up to €3,000.00).',
      difference: euro(2400_00),
      remedy: { downPaymentBps: 5_000, downPayment: euro(3000_00) },
      addition: null,
    });
  });

  test('an offer whose instalments pay nothing off is not available and names no amount', () => {
    const offers = planOffers
      .filter(({ months }) => months === 3)
      .map((offer) => ({ ...offer, downPaymentBps: 0, minOrder: euro(0) }));
    const of = (total: number) =>
      compareOffers(offers, {
        total: euro(total),
        downPaymentBps: null,
        dueDay: null,
        policyProfile: 'EU',
        today: '2027-01-10',
      });
    // a third of a cent rounds to none; of three cents each instalment is one
    expect(refusal(of(1), 'PAY4')).toEqual({
      code: 'below-minimum',
      message: 'The total is too small for 3 instalments: each has to pay something off.',
      difference: null,
      remedy: null,
      addition: null,
    });
    expect(available(of(3), 'PAY4').instalments).toEqual([{ count: 3, amountMinor: 1 }]);
  });

  test('no down payment is suggested where none would be enough', () => {
    // 80 % of 30,000.00 leaves 6,000.00; 12 months finance 5,000.00 at most.
    expect(refusal(compare(30_000_00), 'STD12')).toMatchObject({
      message: 'This plan finances up to €5,000.00.',
      remedy: null,
    });
  });

  test('each remedy makes its offer available, and one percent less does not', () => {
    for (const total of [3_500_00, 6_000_00, 7_199_99, 24_000_00]) {
      for (const { offer, ...compared } of compare(total)) {
        const remedy = compared.available ? null : compared.refusal.remedy;
        if (!remedy) continue;
        const again = (bps: number) => compare(total, bps).find((other) => other.offer.code === offer.code);
        expect(again(remedy.downPaymentBps)).toMatchObject({
          available: true,
          downPayment: remedy.downPayment,
        });
        expect(again(remedy.downPaymentBps - 100)).toMatchObject({ available: false });
      }
    }
    expect(refusal(compare(7_200_00), 'STD12').remedy).toEqual({
      downPaymentBps: 3_100,
      downPayment: euro(2_232_00),
    });
  });

  test('a down payment of half makes an offer available that would finance too much', () => {
    expect(available(compare(6000_00, 5_000), 'STD6')).toMatchObject({
      downPayment: euro(3000_00),
      financed: euro(3000_00),
      downPaymentRange: { minBps: 1_000, maxBps: 8_000 },
    });
  });

  test('a share below the minimum of an offer is raised to it', () => {
    expect(available(compare(1200_00, 0), 'PAY4').downPaymentBps).toBe(2_500);
    expect(available(compare(1200_00, 0), 'STD12').downPaymentBps).toBe(1_000);
  });

  test('the cheapest, the lowest instalment and those without collateral have badges', () => {
    const offers = compare(1200_00);
    expect(available(offers, 'PAY4').badges).toEqual(['CHEAPEST', 'NO_COLLATERAL']);
    expect(available(offers, 'STD6').badges).toEqual(['NO_COLLATERAL']);
    expect(available(offers, 'STD12').badges).toEqual(['NO_COLLATERAL']);
    expect(available(offers, 'SEC24').badges).toEqual(['LOWEST_MONTHLY']);
  });
});

describe('compareQuotes', () => {
  const plain = { downPaymentBps: null, dueDay: null };

  test('[API-02] prices a cart from the catalogue without a session', async () => {
    const { done, store } = await openBackend();
    const [one, two] = ['HEADPHONES-01', 'DRIPPER-01'].map(
      (sku) => store.tables.products.find('sku', sku)?.id ?? '',
    );
    const items = [
      { productId: one ?? '', quantity: 1 },
      { productId: two ?? '', quantity: 3 },
    ];
    const { cart, total, offers } = await done(200, 'compareQuotes', {
      body: { basket: { kind: 'ITEMS', items }, ...plain },
    });
    expect(total).toEqual(euro(496_00)); // 349.00 + 3 x 49.00
    expect(cart).toMatchObject({
      subtotal: euro(496_00),
      shipping: euro(0),
      tax: euro(0),
      discountCode: null,
      discount: euro(0),
    });
    expect(cart?.lines[1]).toMatchObject({
      nameSnapshot: 'Pour-over dripper',
      quantity: 3,
      lineTotal: euro(147_00),
    });
    expect(offers.map(({ offer }) => offer.code)).toEqual(['PAY4', 'STD6', 'STD12', 'SEC24', 'SEC36']);
    expect(store.version).toBe(1); // the version of the scenario, because comparing wrote nothing
  });

  test('refuses products that are not sold, other currencies and amounts above the limit', async () => {
    const { rejected } = await openBackend();
    const items = [{ productId: 'prd_01JH8ZK3W0000000000000000Z', quantity: 1 }];
    const problem = await rejected('validation-failed', 'compareQuotes', {
      body: { basket: { kind: 'ITEMS', items }, ...plain },
    });
    expect(problem.errors).toEqual([
      { pointer: '/basket/items/0/productId', code: 'unknown', message: 'This product is not sold here' },
    ]);
    const basket = (amountMinor: number, currency: 'EUR' | 'JPY') => ({
      body: { basket: { kind: 'AMOUNT' as const, amount: { amountMinor, currency } }, ...plain },
    });
    expect(await rejected('currency-mismatch', 'compareQuotes', basket(100_000, 'JPY'))).toMatchObject({
      expected: 'EUR',
      got: 'JPY',
    });
    expect(await rejected('amount-too-large', 'compareQuotes', basket(1_000_000_01, 'EUR'))).toMatchObject({
      max: euro(1_000_000_00),
    });
  });
});

test('an offer is in force from its first day to its last', () => {
  const [terms] = planOffers;
  if (!terms) throw new Error('There are no offers');
  const offer = { id: terms.code, terms: { ...terms, validFrom: '2027-01-10', validTo: '2027-01-12' } };
  const inForce = (today: string) => {
    const offers = new Table('offers', tables.offers);
    offers.load([offer]);
    return offersInForce({ offers }, today).length;
  };
  expect(['2027-01-09', '2027-01-10', '2027-01-12', '2027-01-13'].map(inForce)).toEqual([0, 1, 1, 0]);
});

test('the largest amount is a million', async () => {
  const backend = await openBackend();
  const of = (amountMinor: number) => ({
    body: {
      basket: { kind: 'AMOUNT' as const, amount: euro(amountMinor) },
      downPaymentBps: null,
      dueDay: null,
    },
  });
  await backend.done(200, 'compareQuotes', of(1_000_000_00));
  const { max } = await backend.rejected('amount-too-large', 'compareQuotes', of(1_000_000_01));
  expect(max).toEqual(euro(1_000_000_00));
});
