import { amortise, everyInstalmentPaysOff, type Instalment } from './amortise.ts';
import { add, ceil, divide, halfEven, multiply, type Rational, ratio, toMinor } from './rational.ts';

/** An instalment is rounded to a multiple of `size` minor units: the nearest one (ties to even) or the next above. */
export interface InstalmentStep {
  readonly size: number;
  readonly mode: 'HALF_EVEN' | 'CEIL';
}

const TO_THE_MINOR_UNIT: InstalmentStep = { size: 1, mode: 'HALF_EVEN' };

/**
 * The level instalment before rounding (docs/domain.md, "Annuity"): `P x prod(1 + f_k) / F_n` with `F_1 = 1` and
 * `F_k = F_(k-1) x (1 + f_k) + 1`. With equal factors it is the textbook `P f (1 + f)^n / ((1 + f)^n - 1)`, with
 * factors of zero `P / n`.
 */
function levelInstalment(financed: number, factors: readonly Rational[]): Rational {
  const one = ratio(1);
  let growth = one;
  let annuityValue = ratio(0);
  for (const factor of factors) {
    const grown = add(one, factor);
    growth = multiply(growth, grown);
    annuityValue = add(multiply(annuityValue, grown), one);
  }
  return divide(multiply(ratio(financed), growth), annuityValue);
}

/**
 * Equal instalments (docs/domain.md, "Annuity"). All but the last are the same; the last absorbs the rounding. When
 * that is more than half a minor unit per line, one smoothing pass spreads it over all lines and is kept if the last
 * line comes closer. An instalment that is rounded up is not smoothed: it is the smallest multiple that is not below
 * the level instalment, and a smaller one would be below.
 *
 * @param financed minor units, 1 or more
 * @param factors one period factor per instalment, at least one
 * @returns lines in minor units; principal sums to `financed`, the last balance is 0
 * @throws NonAmortisingInstalment when an instalment would pay nothing off
 */
export function annuity(
  financed: number,
  factors: readonly Rational[],
  step: InstalmentStep = TO_THE_MINOR_UNIT,
): Instalment[] {
  const linesFor = (instalment: number) =>
    amortise(financed, factors, (_index, interest) => instalment - interest);

  const instalment = roundTo(step, levelInstalment(financed, factors));
  const lines = linesFor(instalment);
  const gap = lastLineGap(lines);
  const isLevel = Math.abs(gap) <= Math.floor(factors.length / 2);
  if (isLevel || step.mode === 'CEIL') return everyInstalmentPaysOff(lines);

  const smoothed = linesFor(instalment + roundTo(step, ratio(gap, factors.length)));
  const better = Math.abs(lastLineGap(smoothed)) < Math.abs(gap);
  return everyInstalmentPaysOff(better ? smoothed : lines);
}

/** Returns by how much the last instalment exceeds the one before it; 0 for a single one. */
function lastLineGap(lines: readonly Instalment[]): number {
  const [before, last] = lines.slice(-2);
  return before && last ? last.totalMinor - before.totalMinor : 0;
}

function roundTo({ size, mode }: InstalmentStep, amount: Rational): number {
  const steps = divide(amount, ratio(size));
  return toMinor((mode === 'CEIL' ? ceil(steps) : halfEven(steps)) * BigInt(size));
}
