import { describe, expect, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { divideTotal, downPaymentShare } from '#mocks/rules/down-payment.ts';
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
});
