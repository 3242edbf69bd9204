import type { LocalDate } from '#contracts/dates.ts';
import type { LineKind } from '#contracts/plans/schedule.ts';
import { type Instalment, NonAmortisingInstalment } from './amortise.ts';
import { type Method, methods } from './methods.ts';
import type { PlanLine } from './payoff.ts';
import { interestOn, type Period, periodFactor } from './rates.ts';
import { inLowestTerms, ratio } from './rational.ts';

/** A line of a new version, on which nothing has been paid. */
export interface NewLine extends Instalment {
  readonly no: number;
  readonly kind: LineKind;
  readonly periodStart: LocalDate;
  readonly dueDate: LocalDate;
  readonly period: Period;
  readonly carriedInterestMinor: number;
}

/** The result of a new version: the lines that stay, cut to their new amounts, and the lines added after them. */
export interface NewSchedule<Line> {
  readonly kept: readonly Line[];
  readonly added: readonly NewLine[];
}

/** Returns a line reduced to what was paid on it; null if nothing was, so that the new version leaves it out. */
function asPaid<Line extends PlanLine>(line: Line): Line | null {
  const { paidInterestMinor, paidPrincipalMinor, feeChargedMinor } = line;
  if (paidInterestMinor + paidPrincipalMinor + feeChargedMinor === 0) return null;
  return {
    ...line,
    interestMinor: paidInterestMinor,
    principalMinor: paidPrincipalMinor,
    carriedInterestMinor: Math.min(line.carriedInterestMinor, paidInterestMinor),
  };
}

export const stays = <Line extends PlanLine>(lines: readonly Line[]) =>
  lines.flatMap((line) => asPaid(line) ?? []);

export const nextNo = (kept: readonly PlanLine[]) => Math.max(0, ...kept.map(({ no }) => no)) + 1;

/** Returns instalments by a plan's method, fewer than requested if the balance is too small for so many. */
export function spreadOver(
  method: Method,
  balance: number,
  factors: readonly ReturnType<typeof periodFactor>[],
): Instalment[] {
  for (let count = factors.length; count > 1; count -= 1) {
    try {
      return methods[method](balance, factors.slice(0, count));
    } catch (cause) {
      if (!(cause instanceof NonAmortisingInstalment)) throw cause;
    }
  }
  return methods[method](balance, factors.slice(0, 1));
}

export interface Slot {
  readonly periodStart: LocalDate;
  readonly dueDate: LocalDate;
  readonly period: Period;
}

/**
 * The first slot with the part of its period whose interest on the balance has not been paid early (docs/domain.md,
 * "Paying ahead").
 * @param paid in minor units
 */
export function withoutPrepaid(
  [first, ...others]: readonly Slot[],
  balance: number,
  nominalRatePpm: number,
  paid: number,
): readonly Slot[] {
  if (!first) return [];
  const own = interestOn(balance, periodFactor(nominalRatePpm, first.period));
  if (paid === 0 || own === 0) return [first, ...others];
  const left = Math.max(0, own - paid);
  return [{ ...first, period: partOf(first.period, left, own) }, ...others];
}

/** Shares of a period are this exact, so that their products stay safe integers. */
const mostParts = 100_000_000n;

/**
 * Returns `period x part / of` as a period of its own, in lowest terms; to the nearest of 100 million parts after
 * several such changes within one period.
 */
export function partOf({ months, days }: Period, part: number, of: number): Period {
  const whole = days === null ? 1n : BigInt(days.of);
  const had = days === null ? BigInt(months) : BigInt(months) * whole + BigInt(days.part);
  const { n, d } = inLowestTerms(ratio(had * BigInt(part), whole * BigInt(of)));
  const share = d <= mostParts ? { n, d } : { n: (n * mostParts + d / 2n) / d, d: mostParts };
  return { months: 0, days: { part: Number(share.n), of: Number(share.d) } };
}

export function scheduled(
  instalments: readonly Instalment[],
  slots: readonly Slot[],
  first: number,
): NewLine[] {
  return instalments.flatMap((line, index) => {
    const slot = slots[index];
    return slot
      ? [{ no: first + index, kind: 'SCHEDULED' as const, ...slot, ...line, carriedInterestMinor: 0 }]
      : [];
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
