import { describe, expect, test } from 'vitest';
import { explainInterest, interestOn, ONE_MONTH, periodFactor } from '#mocks/rules/rates.ts';
import { ratio, reduce } from '#mocks/rules/rational.ts';

describe('the factor of a period', () => {
  test('is a twelfth of the annual rate for a month, whatever its days', () => {
    expect(reduce(periodFactor(70_000, ONE_MONTH))).toEqual(ratio(7, 1200));
    expect(reduce(periodFactor(0, ONE_MONTH))).toEqual(ratio(0));
  });

  test('counts whole months and the part of one more', () => {
    expect(reduce(periodFactor(70_000, { months: 1, days: { part: 14, of: 31 } }))).toEqual(ratio(21, 2480));
    expect(reduce(periodFactor(120_000, { months: 0, days: { part: 15, of: 30 } }))).toEqual(ratio(1, 200));
  });

  test('gives interest that is rounded half to even, once', () => {
    expect(interestOn(250, ratio(1, 100))).toBe(2);
    expect(interestOn(350, ratio(1, 100))).toBe(4);
  });
});

describe('the explanation of the interest of a line', () => {
  test('902.61 x 7.00 % / 12 is 5.265225, charged as 5.27', () => {
    expect(explainInterest(902_61, 70_000, ONE_MONTH)).toEqual({
      openingMinor: 902_61,
      factor: { numerator: 7, denominator: 1200 },
      exact: '526.5225',
      interestMinor: 527,
    });
  });

  test('more than six decimals end in an ellipsis', () => {
    // 100.00 x 7 % / 12 = 58.333... cents
    expect(explainInterest(100_00, 70_000, ONE_MONTH).exact).toBe('58.333333…');
  });

  test('whole amounts have no decimals, amounts below one minor unit have a leading zero', () => {
    expect(explainInterest(1200_00, 70_000, ONE_MONTH).exact).toBe('700');
    expect(explainInterest(1, 70_000, ONE_MONTH).exact).toBe('0.005833…');
    expect(explainInterest(1200_00, 0, ONE_MONTH)).toMatchObject({ exact: '0', interestMinor: 0 });
  });
});
