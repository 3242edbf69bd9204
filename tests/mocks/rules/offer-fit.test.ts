import { describe, expect, test } from 'vitest';
import { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { isInForce, offerMisfits, type OfferTerms } from '#mocks/rules/offer-fit.ts';
import { planOffers } from '#mocks/rules/offers.ts';
import { profiles } from '#mocks/rules/profiles.ts';

const standard: OfferTerms = {
  months: 6,
  nominalRatePpm: 0,
  minOrder: { amountMinor: 200_00, currency: 'EUR' },
  maxFinanced: { amountMinor: 3000_00, currency: 'EUR' },
  collateralRequired: false,
};

describe('whether an offer fits an amount', () => {
  test('it fits from the minimum total to the maximum financed amount', () => {
    expect(offerMisfits(standard, { total: 200_00, financed: 180_00 }, profiles.EU)).toEqual([]);
    expect(offerMisfits(standard, { total: 9000_00, financed: 3000_00 }, profiles.EU)).toEqual([]);
  });

  test('below the minimum, the missing amount is given', () => {
    expect(offerMisfits(standard, { total: 160_00, financed: 144_00 }, profiles.EU)).toEqual([
      { code: 'below-minimum', missing: 40_00 },
    ]);
  });

  test('above the maximum, the excess is given', () => {
    expect(offerMisfits(standard, { total: 4000_00, financed: 3000_01 }, profiles.EU)).toEqual([
      { code: 'above-maximum', excess: 1 },
    ]);
  });

  test('a profile limits plans without collateral to 12 months', () => {
    const amount = { total: 1000_00, financed: 900_00 };
    expect(offerMisfits({ ...standard, months: 12 }, amount, profiles.GENERIC)).toEqual([]);
    expect(offerMisfits({ ...standard, months: 13 }, amount, profiles.GENERIC)).toEqual([
      { code: 'months-above-profile', maxMonths: 12 },
    ]);
    expect(
      offerMisfits({ ...standard, months: 24, collateralRequired: true }, amount, profiles.GENERIC),
    ).toEqual([]);
  });

  test('forbidden interest comes first, because no other amount helps', () => {
    const paid = { ...standard, nominalRatePpm: 1 };
    const codes = (profile: keyof typeof profiles) =>
      offerMisfits(paid, { total: 100_00, financed: 90_00 }, profiles[profile]).map(({ code }) => code);
    expect(codes('UK_DPC')).toEqual(['interest-not-allowed', 'below-minimum']);
    expect(codes('EU')).toEqual(['below-minimum']);
  });

  test('every reason is given', () => {
    const long = { ...standard, months: 24 };
    expect(
      offerMisfits(long, { total: 100_00, financed: 90_00 }, profiles.EU).map(({ code }) => code),
    ).toEqual(['below-minimum', 'months-above-profile']);
  });
});

test.each([
  ['2027-01-09', false],
  ['2027-01-10', true],
  ['2027-03-31', true],
  ['2027-04-01', false],
])('an offer from 10 January to 31 March on %s: %s', (today, isOffered) => {
  const offer = { active: true, validFrom: '2027-01-10', validTo: '2027-03-31' };
  expect(isInForce(offer, today)).toBe(isOffered);
  expect(isInForce({ ...offer, validTo: null }, today)).toBe(today >= '2027-01-10');
  expect(isInForce({ ...offer, active: false }, today)).toBe(false);
});

describe('the default offers', () => {
  test('match the contract, are sorted by length and have unique codes', () => {
    for (const offer of planOffers) expect(PlanOffer.parse(offer)).toEqual(offer);
    expect(planOffers.map(({ months }) => months)).toEqual([3, 6, 12, 24, 36]);
    expect(new Set(planOffers.map(({ code }) => code)).size).toBe(planOffers.length);
  });

  test('all but the longest plans are available for 1 200.00', () => {
    const fit = planOffers.map((offer) => [
      offer.code,
      offerMisfits(offer, { total: 1200_00, financed: 1080_00 }, profiles.EU).map(({ code }) => code),
    ]);
    expect(fit).toEqual([
      ['PAY4', []],
      ['STD6', []],
      ['STD12', []],
      ['SEC24', []],
      ['SEC36', ['below-minimum']],
    ]);
  });
});
