import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { divideTotal, downPaymentShare, shareToFinance } from '#mocks/rules/down-payment.ts';
import { minor, oracle } from '#tests/oracles/oracle.ts';

const vectors = oracle('down-payment', {
  total: z.string(),
  shareBps: z.int(),
  downPayment: z.string(),
  financed: z.string(),
});

describe('the down payment', () => {
  test.each(vectors)('$shareBps bps of $total: $downPayment now, $financed financed ($source)', (vector) => {
    expect(divideTotal(minor(vector.total), vector.shareBps)).toEqual({
      downPayment: minor(vector.downPayment),
      financed: minor(vector.financed),
    });
  });

  test('is exact for the largest amounts', () => {
    const total = Number.MAX_SAFE_INTEGER; // 2^53 - 1, a quarter of which ends in .75
    expect(divideTotal(total, 2_500)).toEqual({ downPayment: 2 ** 51, financed: total - 2 ** 51 });
  });

  test('the share is at least the minimum of the offer and at most 80 %', () => {
    expect(downPaymentShare(1_000, null)).toBe(1_000);
    expect(downPaymentShare(1_000, 500)).toBe(1_000);
    expect(downPaymentShare(1_000, 3_000)).toBe(3_000);
    expect(downPaymentShare(1_000, 9_000)).toBe(8_000);
  });

  // 7,200.00 less 5,000.00 is 2,200.00: 30.6 %, and the next whole percent is 31. 25,000.00 needs 80 %, and three cents more
  // need more than that.
  test.each([
    [7_200_00, 5_000_00, 3_100],
    [10_000_00, 5_000_00, 5_000],
    [4_000_00, 5_000_00, 0],
    [25_000_00, 5_000_00, 8_000],
    [25_000_03, 5_000_00, null],
  ])('%i with at most %i financed takes %j basis points', (total, maxFinanced, share) => {
    expect(shareToFinance(total, maxFinanced)).toBe(share);
  });

  test('is the smallest share in whole percent that leaves little enough', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 1, max: 1e9 }),
        (total, maxFinanced) => {
          const fits = (bps: number) => divideTotal(total, bps).financed <= maxFinanced;
          const smallest = Array.from({ length: 81 }, (_, percent) => percent * 100).find(fits) ?? null;
          expect(shareToFinance(total, maxFinanced)).toBe(smallest);
        },
      ),
    );
  });
});
