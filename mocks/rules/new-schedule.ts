import type { LocalDate } from '#contracts/dates.ts';
import type { LineKind } from '#contracts/plans/schedule.ts';
import { type Instalment, NonAmortisingInstalment } from './amortise.ts';
import { annuity } from './annuity.ts';
import type { PlanLine } from './payoff.ts';
import { type Period, periodFactor } from './rates.ts';

/** A line of a new version: nothing has been paid on it. */
export interface NewLine extends Instalment {
  readonly no: number;
  readonly kind: LineKind;
  readonly periodStart: LocalDate;
  readonly dueDate: LocalDate;
  readonly period: Period;
  readonly carriedInterestMinor: number;
}

/** How a version replaces the one before: which lines stay, as what they are worth, and the lines that come after them. */
export interface NewSchedule<Line> {
  readonly kept: readonly Line[];
  readonly added: readonly NewLine[];
}

/** A line that ends with what was paid of it; null when there is nothing: it is not in the new version. */
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

/** Equal instalments; fewer of them where so small a balance would give some that pay nothing off. */
export function levelOver(
  balance: number,
  factors: readonly ReturnType<typeof periodFactor>[],
): Instalment[] {
  for (let count = factors.length; count > 1; count -= 1) {
    try {
      return annuity(balance, factors.slice(0, count));
    } catch (cause) {
      if (!(cause instanceof NonAmortisingInstalment)) throw cause;
    }
  }
  return annuity(balance, factors.slice(0, 1));
}

export interface Slot {
  readonly periodStart: LocalDate;
  readonly dueDate: LocalDate;
  readonly period: Period;
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

/** Interest that was due before belongs to the first new line. */
export const withCarried = (added: readonly NewLine[], carried: number): readonly NewLine[] =>
  added.map((line, index) => (index === 0 ? carrying(line, carried) : line));

export const factorsOf = (nominalRatePpm: number, slots: readonly Slot[]) =>
  slots.map(({ period }) => periodFactor(nominalRatePpm, period));
