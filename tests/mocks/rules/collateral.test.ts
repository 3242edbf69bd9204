import { describe, expect, test } from 'vitest';
import { CollateralType } from '#contracts/collateral/collateral.ts';
import { workingDaysAfter } from '#mocks/rules/bank-days.ts';
import { collateralTypes } from '#mocks/rules/collateral-types.ts';
import {
  coverageOf,
  freeOf,
  isInDefault,
  lendableOf,
  ltvBpsOf,
  missingDocuments,
  shortfallOf,
} from '#mocks/rules/collateral.ts';

const item = (declaredValue: number, haircutBps: number, status = 'APPROVED' as const) => ({
  status,
  declaredValue,
  valuation: null,
  haircutBps,
});

describe('the lendable value', () => {
  // docs/domain.md, "Collateral": L3, L4 and L5 are tests of Frappe Lending.
  test('L3 counts half of 4 000 shares of 500 as 1 000 000', () => {
    expect(lendableOf(4_000 * 500, 5_000)).toBe(1_000_000);
  });

  test('L4 lacks 600 000 of 1 000 000 with half of 8 000 shares of 100', () => {
    expect(shortfallOf(1_000_000, lendableOf(8_000 * 100, 5_000))).toBe(600_000);
  });

  test('L5 uses 700 000 of 1 000 000 and leaves 300 000 free', () => {
    expect(freeOf(1_000_000, 700_000)).toBe(300_000);
    expect(freeOf(700_000, 1_000_000)).toBe(0);
  });

  test.each([
    [99_99, 2_000, 79_99], // 79.992
    [1, 6_000, 0],
    [100_01, 5_000, 50_00],
    [2 ** 53 - 1, 0, 2 ** 53 - 1],
  ])('%i less %i bps is %i: rounded down', (value, haircut, lendable) => {
    expect(lendableOf(value, haircut)).toBe(lendable);
  });

  test.each([
    [960_00, 1_500_00, 6_400],
    [1, 3, 3_334],
    [0, 100, 0],
    [100, 0, null],
  ])('%i by %i is %s bps: rounded up', (owed, value, ltv) => {
    expect(ltvBpsOf(owed, value)).toBe(ltv);
  });
});

describe('coverage', () => {
  test('gold of 1 000.00 and electronics of 500.00 count 1 000.00: 6 400 bps for 960.00', () => {
    const gold = item(1_000_00, collateralTypes.GOLD_JEWELLERY.haircutBps);
    const electronics = item(500_00, collateralTypes.ELECTRONICS.haircutBps);
    expect(coverageOf(960_00, [gold, electronics])).toEqual({
      needed: 960_00,
      covered: 1_000_00,
      inReview: 0,
      prepared: 0,
      missing: 0,
      ltvBps: 6_400,
    });
  });

  test('a fall of 20 % leaves 800.00 of them', () => {
    const things = [item(1_000_00, 2_000), item(500_00, 6_000)];
    expect(coverageOf(960_00, things, 8_000)).toMatchObject({ covered: 800_00, missing: 160_00 });
  });

  test('each state counts in its part, rejected and expired items in none', () => {
    const of = (status: Parameters<typeof coverageOf>[1][number]['status']) => ({
      ...item(100, 0),
      status,
    });
    const things = [
      'DRAFT',
      'SUBMITTED',
      'APPROVED',
      'SHORTFALL',
      'REJECTED',
      'EXPIRED',
      'RELEASED',
    ] as const;
    expect(coverageOf(1_000, things.map(of))).toEqual({
      needed: 1_000,
      prepared: 100,
      inReview: 100,
      covered: 200,
      missing: 600,
      ltvBps: 25_000,
    });
  });

  test('a valuation replaces the declared value', () => {
    expect(coverageOf(100, [{ ...item(100, 0), valuation: { value: 60 } }])).toMatchObject({
      covered: 60,
      missing: 40,
    });
  });
});

describe('the types', () => {
  test.each(Object.values(collateralTypes))('$code fits the contract', (type) => {
    expect(CollateralType.parse(type)).toEqual(type);
    expect(type.maintenanceLtvBps).toBe(10_000 - type.haircutBps + 500);
  });

  test('have the haircuts and days of docs/domain.md, "Collateral"', () => {
    const facts = Object.values(collateralTypes).map((type) => [
      type.code,
      type.haircutBps,
      type.valuationValidityDays,
    ]);
    expect(facts).toEqual([
      ['CASH_DEPOSIT', 0, 365],
      ['GOLD_JEWELLERY', 2_000, 7],
      ['VEHICLE', 4_000, 90],
      ['LISTED_SECURITIES', 5_000, 1],
      ['ELECTRONICS', 6_000, 60],
    ]);
  });

  test('only an accepted document counts as one', () => {
    const documents = [
      { kind: 'PHOTO', status: 'ACCEPTED' },
      { kind: 'OWNERSHIP', status: 'REJECTED' },
    ] as const;
    expect(missingDocuments(['PHOTO', 'OWNERSHIP'], documents)).toEqual(['OWNERSHIP']);
  });
});

test.each([
  ['2027-01-08', 1, '2027-01-11'], // Friday, Monday
  ['2027-01-10', 7, '2027-01-19'], // Sunday
  ['2026-12-31', 7, '2027-01-12'], // Thursday; 1 January is a bank holiday
  ['2027-03-24', 7, '2027-04-06'], // Wednesday; Good Friday and Easter Monday are too
])('%s and %i working days is %s', (from, days, to) => {
  expect(workingDaysAfter(from, days)).toBe(to);
});

test('collateral may be sold while its plan is in default, also after a write-off', () => {
  expect((['ACTIVE', 'OVERDUE', 'SETTLED', null] as const).filter(isInDefault)).toEqual([]);
  expect((['DEFAULTED', 'WRITTEN_OFF'] as const).filter(isInDefault)).toEqual(['DEFAULTED', 'WRITTEN_OFF']);
});
