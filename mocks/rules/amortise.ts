import { interestOn } from './rates.ts';
import type { Rational } from './rational.ts';

/** One instalment, in minor units: `total = interest + principal`, `closing = opening - principal`. */
export interface Instalment {
  readonly openingMinor: number;
  readonly interestMinor: number;
  readonly principalMinor: number;
  readonly totalMinor: number;
  readonly closingMinor: number;
}

/**
 * Computes the instalments of a falling balance. Each period bears interest on what is still owed; `principalOf`
 * returns how much of the debt the instalment pays off. The last instalment always pays the rest, so principal sums to
 * what was financed and the last balance is 0, exactly.
 */
export function amortise(
  financed: number,
  factors: readonly Rational[],
  principalOf: (index: number, interest: number) => number,
): Instalment[] {
  let opening = financed;
  return factors.map((factor, index) => {
    const openingMinor = opening;
    const interestMinor = interestOn(openingMinor, factor);
    const principalMinor = index === factors.length - 1 ? openingMinor : principalOf(index, interestMinor);
    opening -= principalMinor;
    const totalMinor = interestMinor + principalMinor;
    return { openingMinor, interestMinor, principalMinor, totalMinor, closingMinor: opening };
  });
}

/**
 * An instalment that would pay nothing off: the amount is too small for so many instalments, or a long first period
 * bears more interest than an instalment pays (rates from about 35 % a year on, over 36 months).
 */
export class NonAmortisingInstalment extends RangeError {
  override readonly name = 'NonAmortisingInstalment';

  constructor(no: number, lines: readonly Instalment[]) {
    const financed = lines[0]?.openingMinor ?? 0;
    super(`${financed} minor units in ${lines.length} instalments: number ${no} would pay nothing off`);
  }
}

/** Returns what is computed; null where an instalment would pay nothing off. */
export function ifEachPaysOff<Computed>(compute: () => Computed): Computed | null {
  try {
    return compute();
  } catch (cause) {
    if (cause instanceof NonAmortisingInstalment) return null;
    throw cause;
  }
}

/** Returns the schedule if each instalment reduces the principal; throws NonAmortisingInstalment otherwise. */
export function everyInstalmentPaysOff(lines: Instalment[]): Instalment[] {
  const idle = lines.findIndex((line) => line.principalMinor <= 0);
  if (idle !== -1) throw new NonAmortisingInstalment(idle + 1, lines);
  return lines;
}
