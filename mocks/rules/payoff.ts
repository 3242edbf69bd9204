import type { LocalDate } from '#contracts/dates.ts';
import type { LineKind } from '#contracts/plans/schedule.ts';
import { daysBetween } from './calendar.ts';
import { feeOpenOf, type LineBalance, openOf } from './line-balance.ts';
import { interestOn, type Period, periodFactor } from './rates.ts';
import { multiply, type Rational, ratio } from './rational.ts';
import { sum } from './sum.ts';

/** A line with the data that its interest was computed from. */
export interface PlanLine extends LineBalance {
  readonly kind: LineKind;
  /** From this day on the opening balance bears interest, for the length of the period until the due date. */
  readonly periodStart: LocalDate;
  readonly period: Period;
  readonly openingMinor: number;
  /** Interest that was due before the instalments were rescheduled; it is included in the line's interest. */
  readonly carriedInterestMinor: number;
  /** Interest of days before `periodStart`, on what was owed then; it is included in the line's interest. */
  readonly earlierInterestMinor: number;
  /** Interest of goods that came back, which was taken off the line's interest. */
  readonly creditedInterestMinor: number;
  /** The day to which an extension moved the due date without interest for it; null if none did. */
  readonly extendedTo: LocalDate | null;
  /** The day on which it was due before a refund opened it again and gave it a later one; null if none did. */
  readonly wasDueOn: LocalDate | null;
}

export const openPrincipalOf = (line: LineBalance) => line.principalMinor - line.paidPrincipalMinor;
/** Interest is paid in the order in which it arose: carried interest before that of the line's own period. */
const openCarriedOf = (line: PlanLine) => Math.max(0, line.carriedInterestMinor - line.paidInterestMinor);
const paidOwnOf = (line: PlanLine) => Math.max(0, line.paidInterestMinor - line.carriedInterestMinor);
const openInterestOf = (line: LineBalance) => line.interestMinor - line.paidInterestMinor;

/** Returns the day on which a line was due first; its interest arose until then. */
export const firstDueOf = ({ dueDate, wasDueOn }: PlanLine): LocalDate => wasDueOn ?? dueDate;

/**
 * Whether a line's own day has come. It stays so when a refund gives the line a later day: the line bears no more interest, and a
 * new version leaves it among those that come first.
 */
export const isDue =
  (today: LocalDate) =>
  (line: PlanLine): boolean =>
    firstDueOf(line) <= today;

/** Returns the lines whose due date has not come yet, in order. */
export const laterThan = <Line extends PlanLine>(lines: readonly Line[], today: LocalDate): Line[] =>
  lines.filter((line) => firstDueOf(line) > today).toSorted((a, b) => a.no - b.no);

/** Returns the elapsed share of a line's period on a day, as a fraction of its days. */
export function shareElapsed({ periodStart, dueDate }: PlanLine, today: LocalDate): Rational {
  const days = daysBetween(periodStart, dueDate);
  return days <= 0 ? ratio(0) : ratio(Math.min(Math.max(0, daysBetween(periodStart, today)), days), days);
}

/**
 * Returns the interest of a line's days until a day (docs/domain.md, "Interest paid early"): `R(B x f x d / D)` on the balance
 * for which it was computed, with that of earlier days. Late principal is in no later line's balance, so it bears none.
 */
export function earnedOf(line: PlanLine, nominalRatePpm: number, day: LocalDate): number {
  const factor = multiply(periodFactor(nominalRatePpm, line.period), shareElapsed(line, day));
  const soFar = line.earlierInterestMinor + interestOn(line.openingMinor, factor);
  return Math.min(line.interestMinor - line.carriedInterestMinor, soFar);
}

/** The interest of a line until a day: what is paid of it, what is not, and what was paid early for days after it. */
export function interestUntil(line: PlanLine, nominalRatePpm: number, day: LocalDate) {
  const earned = earnedOf(line, nominalRatePpm, day);
  const paid = paidOwnOf(line);
  return {
    paid: Math.min(paid, earned),
    unpaid: Math.max(0, earned - paid),
    early: Math.max(0, paid - earned),
  };
}

function interestOfDays(lines: readonly PlanLine[], nominalRatePpm: number, day: LocalDate) {
  const each = lines.map((line) => interestUntil(line, nominalRatePpm, day));
  return { unpaid: sum(each, ({ unpaid }) => unpaid), early: sum(each, ({ early }) => early) };
}

export const owesPrincipal = (line: LineBalance): boolean => openPrincipalOf(line) > 0;

/**
 * Returns the instalments that are still to come, from the one whose period has begun. One that a version has cut and a refund
 * has opened again is none: what follows it runs over the same days.
 */
export function toCome<Line extends PlanLine>(lines: readonly Line[], today: LocalDate): Line[] {
  const open = laterThan(lines, today).filter(owesPrincipal);
  return open.slice(
    Math.max(
      0,
      open.findLastIndex(({ periodStart }) => periodStart <= today),
    ),
  );
}

/** Returns the unpaid interest that was due and was carried to later lines. */
export const carriedInterest = (lines: readonly PlanLine[], today: LocalDate): number =>
  sum(laterThan(lines, today), openCarriedOf);

/** The amount that pays a plan off on a day, in minor units: the sum of the parts, without the prepaid interest. */
export interface Payoff {
  readonly principal: number;
  readonly accruedInterest: number;
  readonly dueInterest: number;
  readonly fees: number;
  /** Interest that was paid for later days, as far as it is deducted; a payment is a minor unit at least. */
  readonly prepaidInterest: number;
  /** The rest of it, which goes to the wallet. */
  readonly returnedInterest: number;
  readonly amount: number;
  /** The remaining cost of paying by the schedule. */
  readonly otherwise: number;
}

export function payoff(lines: readonly PlanLine[], nominalRatePpm: number, today: LocalDate): Payoff {
  const later = laterThan(lines, today);
  const principal = sum(lines, openPrincipalOf);
  const { unpaid, early } = interestOfDays(later, nominalRatePpm, today);
  const carried = carriedInterest(lines, today);
  const dueInterest = sum(lines.filter(isDue(today)), openInterestOf) + carried;
  const fees = sum(lines, feeOpenOf);
  const whole = principal + unpaid + dueInterest + fees;
  const notDue = sum(later, openPrincipalOf) + unpaid + carried;
  const prepaidInterest = Math.min(early, notDue, Math.max(0, whole - 1));
  return {
    principal,
    accruedInterest: unpaid,
    dueInterest,
    fees,
    prepaidInterest,
    returnedInterest: early - prepaidInterest,
    amount: whole - prepaidInterest,
    otherwise: sum(lines, openOf) + fees,
  };
}

/**
 * Returns what has to be paid before anything reduces the principal: everything due, and the interest of the days since, as
 * far as it was not paid early.
 */
export function dueFirst(lines: readonly PlanLine[], nominalRatePpm: number, today: LocalDate) {
  const lineDue = sum(lines.filter(isDue(today)), (line) => openOf(line) + feeOpenOf(line));
  const due = lineDue + carriedInterest(lines, today);
  const open = laterThan(lines, today).filter(owesPrincipal);
  const { unpaid, early } = interestOfDays(open, nominalRatePpm, today);
  return { due, accrued: Math.max(0, unpaid - early) };
}
