import { halfEven, multiply, type Rational, ratio, toMinor } from './rational.ts';

/** The length of a period: whole months, and `part` of the `of` days of one more month. */
export interface Period {
  readonly months: number;
  readonly days: { readonly part: number; readonly of: number } | null;
}

/** One regular month: 30/360, so every month is a twelfth of a year. */
export const ONE_MONTH: Period = { months: 1, days: null };

const PPM_MONTHS = 12_000_000;

/**
 * The share of the balance that falls due as interest for one period (docs/domain.md, "Period factor"):
 * `(months + part / of) x ppm / 12 000 000`.
 * @param nominalRatePpm annual, 0 to 1 000 000
 */
export function periodFactor(nominalRatePpm: number, { months, days }: Period): Rational {
  return days === null
    ? ratio(months * nominalRatePpm, PPM_MONTHS)
    : ratio((months * days.of + days.part) * nominalRatePpm, days.of * PPM_MONTHS);
}

/** Interest of one period in minor units, rounded half to even once. */
export function interestOn(balance: number, factor: Rational): number {
  return toMinor(halfEven(multiply(ratio(balance), factor)));
}
