import { describe, expect, test } from 'vitest';
import { interestOn, ONE_MONTH, periodFactor } from '#mocks/rules/rates.ts';
import { inLowestTerms, ratio } from '#mocks/rules/rational.ts';

describe('the factor of a period', () => {
  test('is a twelfth of the annual rate for a month, whatever its days', () => {
    expect(inLowestTerms(periodFactor(70_000, ONE_MONTH))).toEqual(ratio(7, 1200));
    expect(inLowestTerms(periodFactor(0, ONE_MONTH))).toEqual(ratio(0));
  });

  test('counts whole months and the part of one more', () => {
    expect(inLowestTerms(periodFactor(70_000, { months: 1, days: { part: 14, of: 31 } }))).toEqual(
      ratio(21, 2480),
    );
    expect(inLowestTerms(periodFactor(120_000, { months: 0, days: { part: 15, of: 30 } }))).toEqual(
      ratio(1, 200),
    );
  });

  test('gives interest that is rounded half to even, once', () => {
    expect(interestOn(250, ratio(1, 100))).toBe(2);
    expect(interestOn(350, ratio(1, 100))).toBe(4);
    // 902.61 x 7.00 % / 12 = 5.265225
    expect(interestOn(902_61, periodFactor(70_000, ONE_MONTH))).toBe(5_27);
  });
});
