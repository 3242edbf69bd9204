import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instalment } from '#mocks/rules/amortise.ts';
import { annuity, type InstalmentStep } from '#mocks/rules/annuity.ts';
import { ratio } from '#mocks/rules/rational.ts';

/** Per mode and step. */
const RUNS = 1_000;

interface Loan {
  readonly financed: bigint;
  readonly months: number;
  readonly ratePpm: bigint;
}

const PPM_MONTHS = 12_000_000n;

/**
 * The level instalment as an exact fraction, from present values: `financed / sum of (1 + f)^-k`. With
 * `a = 12 000 000 + ppm` and `b = 12 000 000` that is `financed x a^n / sum of a^(n-k) b^k`. The code under test
 * computes it from future values, so the two share no step.
 */
function exactLevel({ financed, months, ratePpm }: Loan) {
  const a = PPM_MONTHS + ratePpm;
  let sum = 0n;
  for (let k = 1; k <= months; k += 1) sum += a ** BigInt(months - k) * PPM_MONTHS ** BigInt(k);
  return { n: financed * a ** BigInt(months), d: sum };
}

/** The amount to which one additional minor unit per instalment has grown at the last one: `(1 + f)^(n-1) + … + 1`. */
function growthOfOne({ months, ratePpm }: Loan): number {
  const f = Number(ratePpm) / Number(PPM_MONTHS);
  return Array.from({ length: months }, (_, k) => (1 + f) ** k).reduce((sum, each) => sum + each, 0);
}

/**
 * Loans of which the last instalment stays positive with any step: it differs from the level one by less than
 * `growth x (size + 1)`, and the level one is at least `financed / months`.
 */
const anyLoan = (size: number): fc.Arbitrary<Loan> =>
  fc
    .record({
      months: fc.integer({ min: 2, max: 36 }),
      ratePpm: fc.bigInt({ min: 0n, max: 400_000n }),
      extra: fc.bigInt({ min: 0n, max: 5_000_000n }),
    })
    .map(({ months, ratePpm, extra }) => {
      const min = 2 * months * (size + 1) * growthOfOne({ financed: 1n, months, ratePpm });
      return { months, ratePpm, financed: BigInt(Math.ceil(min)) + extra };
    });

function always(step: InstalmentStep, holds: (lines: readonly Instalment[], loan: Loan) => void) {
  fc.assert(
    fc.property(anyLoan(step.size), (loan) => {
      const factors = Array.from({ length: loan.months }, () => ratio(loan.ratePpm, PPM_MONTHS));
      holds(annuity(Number(loan.financed), factors, step), loan);
    }),
    { numRuns: RUNS },
  );
}

const regularOf = (lines: readonly Instalment[]) => BigInt(lines[0]?.totalMinor ?? 0);
const sizes = [1, 5, 25, 100, 500];

describe.each(sizes)('an instalment rounded up to a multiple of %i', (size) => {
  test('is the smallest multiple that is not below the exact level instalment', () => {
    always({ size, mode: 'CEIL' }, (lines, loan) => {
      const { n, d } = exactLevel(loan);
      const regular = regularOf(lines);
      expect(regular % BigInt(size)).toBe(0n);
      expect(regular * d >= n).toBe(true);
      expect((regular - BigInt(size)) * d < n).toBe(true);
    });
  });
});

describe.each(sizes)('an instalment rounded to the nearest multiple of %i', (size) => {
  /**
   * The nearest multiple is at most half a step away. Smoothing may take the next one if the last instalment then
   * comes closer. The rounding of interest moves the last instalment by at most half a minor unit per unit of growth,
   * so a multiple that brings it closer is at most one minor unit further from the level instalment.
   */
  test('is at most half a step and one minor unit away from the exact level instalment', () => {
    always({ size, mode: 'HALF_EVEN' }, (lines, loan) => {
      const { n, d } = exactLevel(loan);
      const regular = regularOf(lines);
      expect(regular % BigInt(size)).toBe(0n);
      const twiceAway = 2n * (regular * d - n);
      const bound = BigInt(size + 2) * d;
      expect(twiceAway <= bound && twiceAway >= -bound).toBe(true);
    });
  });
});

describe.each(sizes.flatMap((size) => (['HALF_EVEN', 'CEIL'] as const).map((mode) => ({ size, mode }))))(
  'a schedule with instalments in multiples of $size, $mode',
  (step) => {
    test('has equal instalments but the last, and pays off exactly what is financed', () => {
      always(step, (lines, loan) => {
        const regular = lines[0]?.totalMinor;
        expect(lines.slice(0, -1).every((line) => line.totalMinor === regular)).toBe(true);
        expect(lines.reduce((sum, line) => sum + line.principalMinor, 0)).toBe(Number(loan.financed));
        expect(lines.at(-1)?.closingMinor).toBe(0);
      });
    });

    /** The last instalment absorbs the rounding of the regular one and half a minor unit per line, both with growth. */
    test('has a last instalment within the grown rounding of the others', () => {
      always(step, (lines, loan) => {
        const gap = (lines.at(-1)?.totalMinor ?? Number.NaN) - Number(regularOf(lines));
        const growth = growthOfOne(loan) * 1.000_001;
        const roundedDown = step.mode === 'CEIL' ? 0 : step.size / 2;
        const roundedUp = step.mode === 'CEIL' ? step.size : step.size / 2;
        expect(gap).toBeLessThanOrEqual(growth * (roundedDown + 0.5));
        expect(gap).toBeGreaterThanOrEqual(-growth * (roundedUp + 0.5));
      });
    });
  },
);
