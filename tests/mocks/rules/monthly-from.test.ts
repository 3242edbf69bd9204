import { describe, expect, test } from 'vitest';
import { monthlyFrom } from '#mocks/rules/monthly-from.ts';
import { profiles } from '#mocks/rules/profiles.ts';
import { planOffers } from '#mocks/rules/offers.ts';
import { euro } from '#tests/kit/money.ts';

const today = '2027-01-10';
const from = (amountMinor: number) => {
  const min = monthlyFrom(euro(amountMinor), planOffers, today, profiles.EU);
  return min && [min.offerCode, min.months, min.downPayment.amountMinor, min.amount.amountMinor, min.aprcPpm];
};

describe('the lowest monthly price', () => {
  // Computed apart from the code with 50 digits: share paid at once, level instalment, rounded half to even; the annual
  // rate by bisection. 12 months at 9.9 % for 2 160.00: 189.7978…, for 314.10: 27.5997…
  test.each([
    ['City e-bike', 2_400_00, ['STD12', 12, 240_00, 189_80, 103_600]],
    ['Espresso machine', 1_200_00, ['STD12', 12, 120_00, 94_90, 103_600]],
    ['Headphones', 349_00, ['STD12', 12, 34_90, 27_60, 103_600]],
    ['Coffee grinder, below the minimum of 12 months', 210_00, ['STD6', 6, 21_00, 32_15, 72_300]],
    ['a cent below the minimum of 12 months', 299_99, ['STD6', 6, 30_00, 45_92, 72_300]],
    ['a cent below the minimum of 6 months', 199_99, ['PAY4', 3, 50_00, 50_00, 0]],
    ['the minimum of all plans', 50_00, ['PAY4', 3, 12_50, 12_50, 0]],
    ['the most that is financed without collateral', 5_555_55, ['STD12', 12, 555_56, 439_35, 103_600]],
  ])('%s', (_name, price, expected) => {
    expect(from(price)).toEqual(expected);
  });

  test('a price that no plan fits has no monthly amount', () => {
    expect(from(49_00)).toBeNull(); // the dripper
    expect(from(49_99)).toBeNull();
    expect(from(5_555_57)).toBeNull(); // 5 000.01 would be financed; only plans with collateral do that
  });

  test('offers of another currency and offers that are not in force do not count', () => {
    expect(monthlyFrom({ amountMinor: 120_000, currency: 'JPY' }, planOffers, today, profiles.EU)).toBeNull();
    const ended = planOffers.map((offer) => ({ ...offer, validTo: '2027-01-09' }));
    expect(monthlyFrom(euro(1_200_00), ended, today, profiles.EU)).toBeNull();
    const withdrawn = planOffers.map((offer) => ({ ...offer, active: offer.code !== 'STD12' }));
    expect(monthlyFrom(euro(1_200_00), withdrawn, today, profiles.EU)?.offerCode).toBe('STD6');
  });

  test('of equal instalments it is the shorter plan', () => {
    const [offer] = planOffers;
    if (!offer) throw new Error('There are no offers');
    // 900.00 in 3 parts and 1 800.00 in 6 parts without interest, both 300.00 a month.
    const longer = { ...offer, code: 'AAA', months: 6, downPaymentBps: 0, maxFinanced: euro(9_000_00) };
    const shorter = { ...offer, code: 'ZZZ', downPaymentBps: 5_000 };
    expect(monthlyFrom(euro(1_800_00), [longer, shorter], today, profiles.EU)).toMatchObject({
      offerCode: 'ZZZ',
      months: 3,
      amount: euro(300_00),
    });
  });

  // 1 in three equal parts is a third, which rounds to 0; 2 in three parts are 1, 1 and nothing left; 3 are 1, 1 and 1.
  test.each([
    [1, null],
    [2, null],
    [3, 1],
  ])('¥%d over three months has instalments of %j', (amountMinor, instalment) => {
    const yen = (amount: number) => ({ amountMinor: amount, currency: 'JPY' as const });
    const offers = planOffers
      .filter(({ code }) => code === 'PAY4')
      .map((offer) => ({ ...offer, downPaymentBps: 0, minOrder: yen(0), maxFinanced: yen(1_000) }));
    const from = monthlyFrom(yen(amountMinor), offers, today, profiles.EU);
    expect(from?.amount.amountMinor ?? null).toBe(instalment);
  });
});
