import { zeroOf } from '#mocks/rules/root.ts';

/** A payment at a distance from the advance that is measured in unit periods. */
interface UnitPeriodPayment {
  readonly amount: number;
  /** Whole unit periods since the advance. */
  readonly periods: number;
  /** A fraction of one more unit period, from 0 to below 1; it bears simple interest. */
  readonly fraction: number;
}

/**
 * The annual percentage rate of Regulation Z, appendix J (docs/domain.md, "Regulation Z"), as a fraction: 0.0969 is
 * 9.69 %. It is the unit-period rate `i` with `advance = sum of payment / ((1 + fraction x i) (1 + i)^periods)`, times
 * the unit periods of a year. Nothing shows it: the published examples of that regulation are an independent check of the
 * solver that finds the European rate.
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
  return zeroOf((rate) => present(rate) - advance, 0, 10) * unitPeriodsPerYear;
}
