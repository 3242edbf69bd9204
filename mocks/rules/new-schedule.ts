import type { LocalDate } from '#contracts/dates.ts';
import type { LineKind } from '#contracts/plans/schedule.ts';
import type { AllocatedPart } from './allocation.ts';
import { ifEachPaysOff, type Instalment } from './amortise.ts';
import { daysBetween } from './calendar.ts';
import { type Method, methods, type Terms } from './methods.ts';
import { interestUntil, type PlanLine } from './payoff.ts';
import { type Period, periodFactor } from './rates.ts';
import { add, inLowestTerms, multiply, type Rational, ratio } from './rational.ts';
import { firstOf } from './refund.ts';
import { sum } from './sum.ts';

/** A line of a new version, before anything is paid of it. */
export interface NewLine extends Instalment {
  readonly no: number;
  readonly kind: LineKind;
  readonly periodStart: LocalDate;
  readonly dueDate: LocalDate;
  readonly period: Period;
  readonly carriedInterestMinor: number;
  readonly earlierInterestMinor: number;
  readonly creditedInterestMinor: number;
  readonly extendedTo: LocalDate | null;
}

/**
 * Interest that was paid for days after a new version: the parts of the lines that were cut, and what they pay of the new
 * ones. What these leave goes to the wallet.
 */
export interface Moved {
  readonly from: readonly AllocatedPart[];
  readonly to: readonly AllocatedPart[];
}

/** Returns how much interest that was paid early goes to the wallet, in minor units. */
export const returnedOf = ({ from, to }: Moved): number =>
  sum(from, ({ amountMinor }) => amountMinor) - sum(to, ({ amountMinor }) => amountMinor);

/** The result of a new version: the lines that stay, cut to their new amounts, and the lines added after them. */
export interface NewSchedule<Line> {
  readonly kept: readonly Line[];
  readonly added: readonly NewLine[];
  readonly moved: Moved;
}

/** Returns a line reduced to what was paid on it; null if nothing was, so that the new version leaves it out. */
function asPaid<Line extends PlanLine>(line: Line): Line | null {
  const { paidInterestMinor, paidPrincipalMinor, feeChargedMinor } = line;
  if (paidInterestMinor + paidPrincipalMinor + feeChargedMinor === 0) return null;
  const carriedInterestMinor = Math.min(line.carriedInterestMinor, paidInterestMinor);
  return {
    ...line,
    interestMinor: paidInterestMinor,
    principalMinor: paidPrincipalMinor,
    carriedInterestMinor,
    earlierInterestMinor: paidInterestMinor - carriedInterestMinor,
    creditedInterestMinor: 0,
  };
}

/**
 * Cuts lines to what was paid of them for the days until a day (docs/domain.md, "Interest paid early").
 * @returns the cut lines, the parts that were paid for days after it, and the interest until then that is unpaid
 */
export function cutTo<Line extends PlanLine>(
  lines: readonly Line[],
  nominalRatePpm: number,
  day: LocalDate,
): { readonly cut: Line[]; readonly early: AllocatedPart[]; readonly unpaid: number } {
  const each = lines.map((line) => ({ line, interest: interestUntil(line, nominalRatePpm, day) }));
  return {
    cut: stays(
      each.map(({ line, interest: { early } }) => ({
        ...line,
        paidInterestMinor: line.paidInterestMinor - early,
      })),
    ),
    early: each.flatMap(({ line: { no }, interest: { early } }): AllocatedPart[] =>
      early > 0 ? [{ lineNo: no, component: 'INTEREST', amountMinor: early }] : [],
    ),
    unpaid: sum(each, ({ interest }) => interest.unpaid),
  };
}

/** Returns what the interest that was paid early pays of these parts, in their order. */
export function paidEarly(early: readonly AllocatedPart[], parts: readonly AllocatedPart[]): Moved {
  return {
    from: early,
    to: firstOf(
      parts,
      sum(early, ({ amountMinor }) => amountMinor),
    ),
  };
}

export const interestPart = ({
  no,
  interestMinor,
}: Pick<NewLine, 'no' | 'interestMinor'>): AllocatedPart => ({
  lineNo: no,
  component: 'INTEREST',
  amountMinor: interestMinor,
});

export const stays = <Line extends PlanLine>(lines: readonly Line[]) =>
  lines.flatMap((line) => asPaid(line) ?? []);

export const inOrder = <Line extends PlanLine>(lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => a.no - b.no);

export const nextNo = (kept: readonly PlanLine[]) => Math.max(0, ...kept.map(({ no }) => no)) + 1;

/** Returns instalments by a plan's method, fewer than requested if the balance is too small for so many. */
function spreadOver(
  method: Method,
  balance: number,
  factors: readonly ReturnType<typeof periodFactor>[],
): Instalment[] {
  for (let count = factors.length; count > 1; count -= 1) {
    const instalments = ifEachPaysOff(() => methods[method](balance, factors.slice(0, count)));
    if (instalments) return instalments;
  }
  return methods[method](balance, factors.slice(0, 1));
}

export interface Slot {
  readonly periodStart: LocalDate;
  readonly dueDate: LocalDate;
  readonly period: Period;
  readonly extendedTo: LocalDate | null;
}

/**
 * Returns the day from which a new version computes the first instalment that is to come: the day on which its period began,
 * or today if another balance bears interest from now on.
 */
export const newFrom = (first: PlanLine, balance: number, today: LocalDate): LocalDate =>
  first.periodStart >= today || first.openingMinor === balance ? first.periodStart : today;

/** Returns the part of a slot from a day within it. */
export function slotFrom<Part extends Slot>(slot: Part, day: LocalDate): Part {
  if (day <= slot.periodStart) return slot;
  const [left, days] = [daysBetween(day, slot.dueDate), daysBetween(slot.periodStart, slot.dueDate)];
  return { ...slot, periodStart: day, period: shareOfPeriod(slot.period, left, days) };
}

/** Shares of a month are this exact, so that their products stay safe integers. */
const maxParts = 100_000_000n;

function monthsOf({ months, days }: Period): Rational {
  return days === null ? ratio(months) : ratio(months * days.of + days.part, days.of);
}

/** Returns so many months in lowest terms; to the nearest of 100 million parts after several changes within one period. */
function periodOf(months: Rational): Period {
  const { n, d } = inLowestTerms(months);
  const share = d <= maxParts ? { n, d } : { n: (n * maxParts + d / 2n) / d, d: maxParts };
  return { months: 0, days: { part: Number(share.n), of: Number(share.d) } };
}

/** Returns `period x part / of`. */
export const shareOfPeriod = (period: Period, part: number, of: number): Period =>
  periodOf(multiply(monthsOf(period), ratio(part, of)));

/** Returns both periods as one. */
export const together = (one: Period, other: Period): Period => periodOf(add(monthsOf(one), monthsOf(other)));

/**
 * Spreads a balance over slots by a plan's method.
 * @param earlier unpaid interest of days before the first slot, in minor units; it is part of the first instalment, whose
 *   size it does not change
 */
export function spreadOn(
  { method, nominalRatePpm }: Terms,
  balance: number,
  slots: readonly Slot[],
  no: number,
  earlier = 0,
): NewLine[] {
  const factors = factorsOf(nominalRatePpm, slots).map((factor, index) =>
    index === 0 && earlier > 0 ? add(factor, ratio(earlier, balance)) : factor,
  );
  return scheduled(spreadOver(method, balance, factors), slots, no).map((line, index) =>
    index === 0 ? { ...line, earlierInterestMinor: earlier } : line,
  );
}

export function scheduled(
  instalments: readonly Instalment[],
  slots: readonly Slot[],
  first: number,
): NewLine[] {
  return instalments.flatMap((line, index) => {
    const slot = slots[index];
    const none = { carriedInterestMinor: 0, earlierInterestMinor: 0, creditedInterestMinor: 0 };
    return slot ? [{ no: first + index, kind: 'SCHEDULED' as const, ...slot, ...line, ...none }] : [];
  });
}

export const carrying = (line: NewLine, carriedInterestMinor: number): NewLine => ({
  ...line,
  interestMinor: line.interestMinor + carriedInterestMinor,
  totalMinor: line.totalMinor + carriedInterestMinor,
  carriedInterestMinor,
});

/** Adds interest that was due earlier to the first new line. */
export const withCarried = (added: readonly NewLine[], carried: number): readonly NewLine[] =>
  added.map((line, index) => (index === 0 ? carrying(line, carried) : line));

export const factorsOf = (nominalRatePpm: number, slots: readonly Slot[]) =>
  slots.map(({ period }) => periodFactor(nominalRatePpm, period));
