import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from '#contracts/z.ts';
import {
  add,
  ceil,
  divide,
  floor,
  halfEven,
  inLowestTerms,
  multiply,
  ratio,
  toMinor,
} from '#mocks/rules/rational.ts';
import { oracle } from '#tests/oracles/oracle.ts';

const vectors = oracle('rounding', {
  n: z.int(),
  d: z.int(),
  halfEven: z.int(),
  floor: z.int(),
  ceil: z.int(),
});

describe('rounding an exact fraction', () => {
  test.each(vectors)('$n/$d rounds to $halfEven, down to $floor, up to $ceil ($source)', (vector) => {
    const x = ratio(vector.n, vector.d);
    expect([halfEven(x), floor(x), ceil(x)].map(Number)).toEqual([
      vector.halfEven,
      vector.floor,
      vector.ceil,
    ]);
  });

  test('half to even is never more than half away, and even when exactly half away', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (n, d) => {
          const rounded = halfEven(ratio(n, d));
          const twiceAway = 2n * (n - rounded * d);
          expect(twiceAway <= d && twiceAway >= -d).toBe(true);
          if (twiceAway === d || twiceAway === -d) expect(rounded % 2n).toBe(0n);
        },
      ),
    );
  });
});

describe('arithmetic', () => {
  const half = ratio(1, 2);
  const third = ratio(1, 3);

  test('is exact', () => {
    expect(inLowestTerms(add(half, third))).toEqual(ratio(5, 6));
    expect(inLowestTerms(add(half, half))).toEqual(ratio(1));
    expect(inLowestTerms(multiply(half, third))).toEqual(ratio(1, 6));
    expect(inLowestTerms(divide(half, third))).toEqual(ratio(3, 2));
    expect(inLowestTerms(ratio(-70_000, 12_000_000))).toEqual(ratio(-7, 1200));
  });

  test('keeps the sign in the numerator', () => {
    expect(ratio(1, -2)).toEqual({ n: -1n, d: 2n });
    expect(divide(half, ratio(-1, 3))).toEqual({ n: -3n, d: 2n });
  });

  test('refuses a zero denominator, and amounts beyond the safe integers', () => {
    expect(() => ratio(1, 0)).toThrow('1/0');
    expect(() => divide(half, ratio(0))).toThrow(RangeError);
    expect(toMinor(BigInt(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => toMinor(BigInt(Number.MAX_SAFE_INTEGER) + 1n)).toThrow('too large');
  });
});
