import { describe, expect, test } from 'vitest';
import { equalPrincipal } from '#mocks/rules/equal-principal.ts';
import { ratio } from '#mocks/rules/rational.ts';

const onePercentAMonth = (count: number) => Array.from({ length: count }, () => ratio(1, 100));

describe('equal principal', () => {
  test('divides the principal evenly; the first lines take the remainder', () => {
    // 100.00 in 3: 33.34, 33.33, 33.33; interest 1 % of 100.00, 66.66 and 33.33, rounded.
    expect(equalPrincipal(100_00, onePercentAMonth(3))).toEqual([
      { opening: 100_00, interest: 1_00, principal: 33_34, total: 34_34, closing: 66_66 },
      { opening: 66_66, interest: 67, principal: 33_33, total: 34_00, closing: 33_33 },
      { opening: 33_33, interest: 33, principal: 33_33, total: 33_66, closing: 0 },
    ]);
  });

  test('refuses fewer minor units than instalments', () => {
    expect(equalPrincipal(3, onePercentAMonth(3)).map((line) => line.principal)).toEqual([1, 1, 1]);
    expect(() => equalPrincipal(2, onePercentAMonth(3))).toThrow('number 3 would pay nothing off');
  });
});
