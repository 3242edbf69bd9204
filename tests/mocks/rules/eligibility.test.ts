import { describe, expect, test } from 'vitest';
import { availableCredit, type EligibilityFacts, ineligibleReasons } from '#mocks/rules/eligibility.ts';

const eligible: EligibilityFacts = {
  accountActive: true,
  identityVerified: true,
  birthDate: '1990-05-17',
  today: '2027-01-10',
  hasOverduePlan: false,
  openPlans: 0,
  outstanding: 0,
  financed: 1080_00,
  creditLimit: 3000_00,
};

describe('eligibility for a plan', () => {
  test('a customer who meets every condition is eligible', () => {
    expect(ineligibleReasons(eligible)).toEqual([]);
  });

  test.each<[string, Partial<EligibilityFacts>, string]>([
    ['a blocked account', { accountActive: false }, 'account-not-active'],
    ['an unverified identity', { identityVerified: false }, 'identity-not-verified'],
    ['a day of birth that is not known', { birthDate: null }, 'under-age'],
    ['a day before the eighteenth birthday', { birthDate: '2009-01-11' }, 'under-age'],
    ['an overdue plan', { hasOverduePlan: true }, 'plan-overdue'],
    ['five open plans', { openPlans: 5 }, 'too-many-plans'],
    ['a cent above the credit limit', { outstanding: 1920_01 }, 'credit-limit'],
  ])('refused: %s', (_who, facts, reason) => {
    expect(ineligibleReasons({ ...eligible, ...facts })).toEqual([reason]);
  });

  test.each<[string, Partial<EligibilityFacts>]>([
    ['on the eighteenth birthday', { birthDate: '2009-01-10' }],
    ['with four open plans', { openPlans: 4 }],
    ['up to the credit limit exactly', { outstanding: 1920_00 }],
  ])('eligible: %s', (_when, facts) => {
    expect(ineligibleReasons({ ...eligible, ...facts })).toEqual([]);
  });

  test('a customer born on 29 February comes of age on 1 March', () => {
    const bornOnLeapDay = { ...eligible, birthDate: '2008-02-29' };
    expect(ineligibleReasons({ ...bornOnLeapDay, today: '2026-02-28' })).toEqual(['under-age']);
    expect(ineligibleReasons({ ...bornOnLeapDay, today: '2026-03-01' })).toEqual([]);
  });

  test('every reason is given, not only the first', () => {
    expect(
      ineligibleReasons({ ...eligible, accountActive: false, identityVerified: false, creditLimit: 0 }),
    ).toEqual(['account-not-active', 'identity-not-verified', 'credit-limit']);
  });

  test('available credit is never negative', () => {
    expect(availableCredit({ ...eligible, outstanding: 1000_00 })).toBe(2000_00);
    expect(availableCredit({ ...eligible, outstanding: 4000_00 })).toBe(0);
  });
});
