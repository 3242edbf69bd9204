import { halfEven, multiply, type Rational, ratio, reduce, toMinor } from './rational.ts';

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

/** How the interest of one line was computed, for "show the maths". */
export interface InterestExplained {
  readonly openingMinor: number;
  /** The share of the opening balance, in lowest terms. */
  readonly factor: { readonly numerator: number; readonly denominator: number };
  /** Opening times factor before rounding, in minor units: "526.5225"; six decimals and "…" when there are more. */
  readonly exact: string;
  /** The same, rounded half to even. */
  readonly interestMinor: number;
}

/** Explains how the interest of a period is computed. The opening balance is in minor units, 0 or more. */
export function explainInterest(
  openingMinor: number,
  nominalRatePpm: number,
  period: Period,
): InterestExplained {
  const factor = reduce(periodFactor(nominalRatePpm, period));
  return {
    openingMinor,
    factor: { numerator: Number(factor.n), denominator: Number(factor.d) },
    exact: decimals(multiply(ratio(openingMinor), factor)),
    interestMinor: interestOn(openingMinor, factor),
  };
}

const SHOWN_DECIMALS = 6;

function decimals({ n, d }: Rational): string {
  const scaled = n * 10n ** BigInt(SHOWN_DECIMALS);
  const digits = String(scaled / d).padStart(SHOWN_DECIMALS + 1, '0');
  const fraction = digits.slice(-SHOWN_DECIMALS);
  const hasMore = scaled % d !== 0n;
  const shown = hasMore ? `.${fraction}…` : `.${fraction}`.replace(/\.?0+$/, '');
  return digits.slice(0, -SHOWN_DECIMALS) + shown;
}
