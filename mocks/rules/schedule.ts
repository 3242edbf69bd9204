import type { LocalDate } from '#contracts/dates.ts';
import type { Instalment } from './amortise.ts';
import { divideTotal } from './down-payment.ts';
import { duePeriods } from './due-dates.ts';
import { methods, type Terms } from './methods.ts';
import { type Period, periodFactor } from './rates.ts';
import { sum } from './sum.ts';

export interface ScheduleRequest extends Terms {
  /** Minor units, 1 or more. */
  readonly total: number;
  /** Share paid at once, 0 to 9 999 basis points. */
  readonly downPaymentBps: number;
  /** Number of monthly instalments, 1 or more. */
  readonly months: number;
  readonly activatedOn: LocalDate;
  /** 1 to 28, or null for the day of activation. */
  readonly dueDay: number | null;
}

/** A line of a schedule in minor units; interest is `opening x factor of the period`, rounded half to even. */
export interface ScheduledLine extends Instalment {
  /** 0 is the down payment, due on the day of activation and free of interest. */
  readonly no: number;
  readonly periodStart: LocalDate;
  readonly dueDate: LocalDate;
  readonly period: Period;
}

export interface PlanSchedule {
  readonly downPayment: number;
  readonly financed: number;
  readonly totalInterest: number;
  /** Down payment and all instalments. */
  readonly totalPayable: number;
  /** Line 0 first, then one line per instalment. */
  readonly lines: readonly ScheduledLine[];
}

/**
 * The whole schedule of a purchase: what is paid at once, when each instalment is due and what it consists of.
 * @throws NonAmortisingInstalment when an instalment would pay nothing off; RangeError when the due day is not 1 to 28
 */
export function planSchedule(request: ScheduleRequest): PlanSchedule {
  const { total, activatedOn } = request;
  const { downPayment, financed } = divideTotal(total, request.downPaymentBps);
  const instalments = instalmentsOf(request)(financed);
  const totalInterest = sum(instalments, (line) => line.interestMinor);
  return {
    downPayment,
    financed,
    totalInterest,
    totalPayable: total + totalInterest,
    lines: [downPaymentLine(total, downPayment, activatedOn), ...instalments],
  };
}

/**
 * Returns the function that divides a financed amount into the instalments of a plan. The periods and their factors do
 * not depend on the amount and are computed once.
 * @throws as `planSchedule`; the function throws NonAmortisingInstalment
 */
export function instalmentsOf({
  method,
  nominalRatePpm,
  months,
  activatedOn,
  dueDay,
}: Omit<ScheduleRequest, 'total' | 'downPaymentBps'>): (financed: number) => ScheduledLine[] {
  const periods = duePeriods(activatedOn, months, dueDay);
  const factors = periods.map(({ length }) => periodFactor(nominalRatePpm, length));
  return (financed) =>
    methods[method](financed, factors).map((line, index) => {
      const { start, due, length } = periods[index] ?? missingPeriod(index);
      return { no: index + 1, periodStart: start, dueDate: due, ...line, period: length };
    });
}

/** Groups consecutive equal instalments: 5 of 183.69, then 1 of 183.71. Line 0 is left out. */
export function instalmentRuns(
  lines: readonly Pick<ScheduledLine, 'no' | 'totalMinor'>[],
): { count: number; amountMinor: number }[] {
  const runs: { count: number; amountMinor: number }[] = [];
  for (const line of lines) {
    if (line.no === 0) continue;
    const current = runs.at(-1);
    if (current?.amountMinor === line.totalMinor) current.count += 1;
    else runs.push({ count: 1, amountMinor: line.totalMinor });
  }
  return runs;
}

function downPaymentLine(total: number, downPayment: number, activatedOn: LocalDate): ScheduledLine {
  return {
    no: 0,
    periodStart: activatedOn,
    dueDate: activatedOn,
    openingMinor: total,
    interestMinor: 0,
    principalMinor: downPayment,
    totalMinor: downPayment,
    closingMinor: total - downPayment,
    period: { months: 0, days: null },
  };
}

function missingPeriod(index: number): never {
  throw new RangeError(`Instalment ${index + 1} has no period: a schedule has one period per instalment`);
}
