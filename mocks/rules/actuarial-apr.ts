import { crossing } from './root.ts';

/**
 * The annual percentage rate of Regulation Z, appendix J (DOMAIN 2.5.11): the second published method, kept beside
 * the European one because the examples of that regulation are an independent check of the annuity arithmetic.
 */
export interface UnitPeriodPayment {
  readonly amount: number;
  /** Whole unit periods since the advance. */
  readonly periods: number;
  /** And a fraction of one more, 0 up to 1; it bears simple interest. */
  readonly fraction: number;
}

/**
 * The annual rate as a fraction (0.0969 is 9.69 %): the unit-period rate `i` with
 * `advance = sum of payment / ((1 + fraction x i) (1 + i)^periods)`, times the unit periods of a year.
 * @param unitPeriodsPerYear 12 for months, 52 for weeks, 365 / 255 for one period of 255 days
 */
export function actuarialApr(
  advance: number,
  payments: readonly UnitPeriodPayment[],
  unitPeriodsPerYear: number,
): number {
  const present = (rate: number) =>
    payments.reduce(
      (sum, { amount, periods, fraction }) => sum + amount / ((1 + fraction * rate) * (1 + rate) ** periods),
      0,
    );
  return crossing((rate) => present(rate) - advance, 0, 10) * unitPeriodsPerYear;
}
