import { zeroOf } from './root.ts';
import type { ScheduledLine } from './schedule.ts';

/** A drawdown or a payment at a distance from the first drawdown. */
export interface DatedAmount {
  readonly amount: number;
  /** Time since the first drawdown, in years. */
  readonly years: number;
}

const YEAR_IN_DAYS = 365;
const BOUNDS = { low: -0.9, high: 100 } as const;

/**
 * The annual percentage rate of charge of the European Union (docs/domain.md, "APRC"): the X with
 * `sum of drawdown / (1 + X)^t = sum of payment / (1 + X)^t`; 0.0723 is 7.23 %. A rate is not money: it is solved in
 * floating point to 1e-10 and rounded only when it is shown.
 * Throws RangeError when no rate between -0.9 and 100 fits.
 */
export function annualRate(drawdowns: readonly DatedAmount[], payments: readonly DatedAmount[]): number {
  const present = (flows: readonly DatedAmount[], rate: number) =>
    flows.reduce((sum, { amount, years }) => sum + amount / (1 + rate) ** years, 0);
  return zeroOf((rate) => present(payments, rate) - present(drawdowns, rate), BOUNDS.low, BOUNDS.high);
}

/** A rate as it is shown: rounded half up to two decimals of a percent, in parts per million (7.23 % is 72 300). */
export function shownPpm(rate: number): number {
  return Math.floor(rate * 10_000 + 0.5) * 100;
}

/**
 * The APRC of a schedule in ppm, a multiple of 100. The drawdown is the opening balance of instalment 1, on the day of
 * activation: the down payment is neither lent nor a payment on the loan. A month counts as a twelfth of a year, a day
 * of a broken first period as a 365th.
 */
export function scheduleAprcPpm(
  lines: readonly Pick<ScheduledLine, 'no' | 'openingMinor' | 'totalMinor' | 'period'>[],
): number {
  const instalments = lines.filter((line) => line.no > 0);
  let months = 0;
  let days = 0;
  const payments = instalments.map(({ totalMinor, period }) => {
    months += period.months;
    days += period.days?.part ?? 0;
    return { amount: totalMinor, years: months / 12 + days / YEAR_IN_DAYS };
  });
  return shownPpm(annualRate([{ amount: instalments[0]?.openingMinor ?? 0, years: 0 }], payments));
}
