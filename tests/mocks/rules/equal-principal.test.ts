import { describe, expect, test } from 'vitest';
import { equalPrincipal } from '#mocks/rules/equal-principal.ts';
import { ratio } from '#mocks/rules/rational.ts';

const onePercentAMonth = (count: number) => Array.from({ length: count }, () => ratio(1, 100));

describe('equal principal', () => {
  test('divides the principal evenly; the first lines take the remainder', () => {
    // 100.00 in 3: 33.34, 33.33, 33.33; interest 1 % of 100.00, 66.66 and 33.33, rounded.
    expect(equalPrincipal(100_00, onePercentAMonth(3))).toEqual([
      {
        openingMinor: 100_00,
        interestMinor: 1_00,
        principalMinor: 33_34,
        totalMinor: 34_34,
        closingMinor: 66_66,
      },
      {
        openingMinor: 66_66,
        interestMinor: 67,
        principalMinor: 33_33,
        totalMinor: 34_00,
        closingMinor: 33_33,
      },
      { openingMinor: 33_33, interestMinor: 33, principalMinor: 33_33, totalMinor: 33_66, closingMinor: 0 },
    ]);
  });

  // Excel ISPMT
  test.each([
    ['N21: 36 months', Array.from({ length: 36 }, () => ratio(10, 1_200)), 64_814_81],
    ['N22: 3 years', Array.from({ length: 3 }, () => ratio(10, 100)), 533_333_33],
  ])(
    'of 8,000,000.00 at 10 % in %s has the published interest in its second line',
    (_name, factors, interest) => {
      expect(equalPrincipal(8_000_000_00, factors)[1]?.interestMinor).toBe(interest);
    },
  );

  test('refuses fewer minor units than instalments', () => {
    expect(equalPrincipal(3, onePercentAMonth(3)).map((line) => line.principalMinor)).toEqual([1, 1, 1]);
    expect(() => equalPrincipal(2, onePercentAMonth(3))).toThrow('number 3 would pay nothing off');
  });
});
