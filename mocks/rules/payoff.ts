import type { LocalDate } from '#contracts/dates.ts';
import { type Currency, exponents } from '#contracts/money.ts';
import type { LineKind } from '#contracts/plans/schedule.ts';
import type { AllocatedPart } from './allocation.ts';
import { daysBetween } from './calendar.ts';
import { feeOpenOf, type LineBalance, openOf } from './line-balance.ts';
import { interestOn, type Period, periodFactor } from './rates.ts';
import { multiply, type Rational, ratio } from './rational.ts';
import { sum } from './sum.ts';

/** A line with the data that its interest was computed from. */
export interface PlanLine extends LineBalance {
  readonly kind: LineKind;
  readonly periodStart: LocalDate;
  readonly period: Period;
  /** Interest that was due before the instalments were rescheduled; it is included in the line's interest. */
  readonly carriedInterestMinor: number;
}

export const openPrincipalOf = (line: LineBalance) => line.principalMinor - line.paidPrincipalMinor;
/** Interest is paid in the order in which it arose: carried interest before that of the line's own period. */
const openCarriedOf = (line: PlanLine) => Math.max(0, line.carriedInterestMinor - line.paidInterestMinor);
const paidOwnOf = (line: PlanLine) => Math.max(0, line.paidInterestMinor - line.carriedInterestMinor);
const openInterestOf = (line: LineBalance) => line.interestMinor - line.paidInterestMinor;

export const isDue =
  (today: LocalDate) =>
  (line: LineBalance): boolean =>
    line.dueDate <= today;

/** Returns the lines whose due date has not come yet, in order. */
export const laterThan = <Line extends LineBalance>(lines: readonly Line[], today: LocalDate): Line[] =>
  lines.filter((line) => line.dueDate > today).toSorted((a, b) => a.no - b.no);

/** Returns the elapsed share of a line's period on a day, as a fraction of its days. */
export function shareElapsed({ periodStart, dueDate }: PlanLine, today: LocalDate): Rational {
  const days = daysBetween(periodStart, dueDate);
  return days <= 0 ? ratio(0) : ratio(Math.min(Math.max(0, daysBetween(periodStart, today)), days), days);
}

/**
 * Interest of the period that has begun (docs/domain.md, "Paying off"): `R(B x f x d / D)` on the principal whose day has not
 * come, less interest that was paid for later lines already. Principal that is late bears none: there is no penalty interest.
 */
export function accruedInterest(
  lines: readonly PlanLine[],
  nominalRatePpm: number,
  today: LocalDate,
): number {
  return Math.max(0, interestSoFar(lines, nominalRatePpm, today) - prepaidInterest(lines, today));
}

/** The open line whose period has begun; a line that a new version has cut to what was paid is not open. */
export const currentLine = <Line extends PlanLine>(lines: readonly Line[], today: LocalDate) =>
  laterThan(lines, today).find((line) => line.periodStart <= today && openPrincipalOf(line) > 0);

function interestSoFar(lines: readonly PlanLine[], nominalRatePpm: number, today: LocalDate): number {
  const current = currentLine(lines, today);
  if (!current) return 0;
  const factor = multiply(periodFactor(nominalRatePpm, current.period), shareElapsed(current, today));
  return interestOn(sum(laterThan(lines, today), openPrincipalOf), factor);
}

/** Returns the interest that was paid early for instalments of which principal is still open. */
export const prepaidInterest = (lines: readonly PlanLine[], today: LocalDate): number =>
  sum(
    laterThan(lines, today).filter((line) => openPrincipalOf(line) > 0),
    paidOwnOf,
  );

/** Returns the part of it that is for days after today. */
export const prepaidFromToday = (
  lines: readonly PlanLine[],
  nominalRatePpm: number,
  today: LocalDate,
): number => Math.max(0, prepaidInterest(lines, today) - interestSoFar(lines, nominalRatePpm, today));

/**
 * Returns the interest that was paid of later lines for days after today, which a withdrawal gives back (docs/domain.md,
 * "Paying off"). Of a line's interest the share of its days so far is kept.
 */
export const unearnedInterest = (lines: readonly PlanLine[], today: LocalDate): AllocatedPart[] =>
  laterThan(lines, today).flatMap((line): AllocatedPart[] => {
    const own = line.interestMinor - line.carriedInterestMinor;
    const amountMinor = paidOwnOf(line) - interestOn(own, shareElapsed(line, today));
    return amountMinor > 0 ? [{ lineNo: line.no, component: 'INTEREST', amountMinor }] : [];
  });

/** Returns the unpaid interest that was due and was carried to later lines. */
export const carriedInterest = (lines: readonly PlanLine[], today: LocalDate): number =>
  sum(laterThan(lines, today), openCarriedOf);

/** The amount that pays a plan off on a day, in minor units; the parts sum to the amount. */
export interface Payoff {
  readonly principal: number;
  readonly accruedInterest: number;
  readonly dueInterest: number;
  readonly fees: number;
  readonly amount: number;
  /** The remaining cost of paying by the schedule. */
  readonly otherwise: number;
}

export function payoff(lines: readonly PlanLine[], nominalRatePpm: number, today: LocalDate): Payoff {
  const principal = sum(lines, openPrincipalOf);
  const accrued = accruedInterest(lines, nominalRatePpm, today);
  const dueInterest = sum(lines.filter(isDue(today)), openInterestOf) + carriedInterest(lines, today);
  const fees = sum(lines, feeOpenOf);
  return {
    principal,
    accruedInterest: accrued,
    dueInterest,
    fees,
    amount: principal + accrued + dueInterest + fees,
    otherwise: sum(lines, openOf) + fees,
  };
}

/**
 * Returns whether the rest of a plan is so small that it is not collected (docs/domain.md, "Paying off"): half a unit
 * of the currency.
 */
export const isNegligible = (restMinor: number, currency: Currency): boolean =>
  restMinor * 2 <= 10 ** exponents[currency];

/**
 * Returns what has to be paid before anything reduces the principal: everything due, and the interest accrued since.
 */
export function dueFirst(lines: readonly PlanLine[], nominalRatePpm: number, today: LocalDate) {
  const lineDue = sum(lines.filter(isDue(today)), (line) => openOf(line) + feeOpenOf(line));
  const due = lineDue + carriedInterest(lines, today);
  return { due, accrued: accruedInterest(lines, nominalRatePpm, today) };
}
