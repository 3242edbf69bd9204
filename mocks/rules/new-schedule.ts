import type { LocalDate } from '#contracts/dates.ts';
import type { ArrearsInterest, LineKind } from '#contracts/plans/plan.ts';
import { amortise, type Instalment, NonAmortisingInstalment } from './amortise.ts';
import { annuity } from './annuity.ts';
import { civilDay, daysAfter, daysBetween, monthsAfter } from './calendar.ts';
import { openOf } from './line-balance.ts';
import {
  accruedInterest,
  carriedInterest,
  dueFirst,
  isDue,
  laterThan,
  openPrincipalOf,
  type PlanLine,
  shareElapsed,
} from './payoff.ts';
import { firstDueDate, firstPeriod } from './due-dates.ts';
import { interestOn, ONE_MONTH, type Period, periodFactor } from './rates.ts';
import { sum } from './sum.ts';

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

const stays = <Line extends PlanLine>(lines: readonly Line[]) => lines.flatMap((line) => asPaid(line) ?? []);

const nextNo = (kept: readonly PlanLine[]) => Math.max(0, ...kept.map(({ no }) => no)) + 1;

/** The line that takes everything that is not due yet, today. */
function paidOffNow(
  lines: readonly PlanLine[],
  kind: LineKind,
  parts: { readonly no: number; readonly accrued: number; readonly principal: number },
  today: LocalDate,
): NewLine {
  const later = laterThan(lines, today);
  const opening = sum(later, openPrincipalOf);
  const current = later.find(({ periodStart }) => periodStart <= today);
  const carriedInterestMinor = carriedInterest(lines, today);
  const interestMinor = parts.accrued + carriedInterestMinor;
  return {
    no: parts.no,
    kind,
    periodStart: current?.periodStart ?? today,
    dueDate: today,
    period: current ? elapsed(current, today) : { months: 0, days: null },
    carriedInterestMinor,
    openingMinor: opening,
    interestMinor,
    principalMinor: parts.principal,
    totalMinor: interestMinor + parts.principal,
    closingMinor: opening - parts.principal,
  };
}

/** A part of a line's period, as a period of its own: exactly `period x part / of`. */
function partOf({ months, days }: Period, part: number, of: number): Period {
  const [n, d] = days === null ? [months, 1] : [months * days.of + days.part, days.of];
  return { months: 0, days: { part: n * part, of: d * of } };
}

function elapsed(line: PlanLine, today: LocalDate): Period {
  const { n, d } = shareElapsed(line, today);
  return partOf(line.period, Number(n), Number(d));
}

/** The rest of a period after a payment within it. */
function remaining(line: PlanLine, today: LocalDate): Period {
  const { n, d } = shareElapsed(line, today);
  return n === 0n ? line.period : partOf(line.period, Number(d - n), Number(d));
}

/** Settlement and withdrawal: what is due stays due, and one line for the rest is due today. */
export function paidOff<Line extends PlanLine>(
  lines: readonly Line[],
  nominalRatePpm: number,
  kind: 'SETTLEMENT' | 'WITHDRAWAL',
  today: LocalDate,
): NewSchedule<Line> {
  const later = laterThan(lines, today);
  const kept = [...lines.filter(isDue(today)), ...stays(later)];
  const accrued = accruedInterest(lines, nominalRatePpm, today);
  const principal = sum(later, openPrincipalOf);
  if (accrued + carriedInterest(lines, today) + principal === 0) return { kept, added: [] };
  return { kept, added: [paidOffNow(lines, kind, { no: nextNo(kept), accrued, principal }, today)] };
}

/**
 * A payment ahead of `amount` (docs/domain.md, "Paying ahead"): it pays what is due, then accrued interest, and the rest
 * reduces the principal. The instalments that are left are recomputed: as many lower ones, or fewer of the same size.
 * The amount pays some principal off and less than all of it (`dueFirst`, `payoff`).
 */
export function paidAhead<Line extends PlanLine>(
  lines: readonly Line[],
  nominalRatePpm: number,
  amount: number,
  mode: 'LOWER_INSTALMENT' | 'SHORTER_TERM',
  today: LocalDate,
): NewSchedule<Line> {
  const { due, accrued } = dueFirst(lines, nominalRatePpm, today);
  const principal = amount - due - accrued;
  const later = laterThan(lines, today);
  const balance = sum(later, openPrincipalOf) - principal;
  if (principal <= 0 || balance <= 0) throw new RangeError(`${amount} minor units are no payment ahead`);
  const kept = [...lines.filter(isDue(today)), ...stays(later)];
  const no = nextNo(kept);
  const slots = later
    .filter((line) => openPrincipalOf(line) > 0)
    .map((line) => ({
      periodStart: line.periodStart < today ? today : line.periodStart,
      dueDate: line.dueDate,
      period: remaining(line, today),
    }));
  const regular = later.find((line) => openPrincipalOf(line) > 0);
  const factors = slots.map(({ period }) => periodFactor(nominalRatePpm, period));
  const instalments =
    mode === 'LOWER_INSTALMENT'
      ? levelOver(balance, factors)
      : sameUntilPaid(balance, factors, regular ? regular.interestMinor + regular.principalMinor : balance);
  return {
    kept,
    added: [
      paidOffNow(lines, 'PREPAYMENT', { no, accrued, principal }, today),
      ...scheduled(instalments, slots, no + 1),
    ],
  };
}

/** Equal instalments; fewer of them where so small a balance would give some that pay nothing off. */
function levelOver(balance: number, factors: readonly ReturnType<typeof periodFactor>[]): Instalment[] {
  for (let count = factors.length; count > 1; count -= 1) {
    try {
      return annuity(balance, factors.slice(0, count));
    } catch (cause) {
      if (!(cause instanceof NonAmortisingInstalment)) throw cause;
    }
  }
  return annuity(balance, factors.slice(0, 1));
}

/** Instalments of the same size until the balance is paid; the last one is smaller. */
function sameUntilPaid(
  balance: number,
  factors: readonly ReturnType<typeof periodFactor>[],
  instalment: number,
): Instalment[] {
  let left = balance;
  const used = factors.findIndex((factor, index) => {
    left -= instalment - interestOn(left, factor);
    return left <= 0 || index === factors.length - 1;
  });
  return amortise(balance, factors.slice(0, used + 1), (_index, interest) => instalment - interest);
}

interface Slot {
  readonly periodStart: LocalDate;
  readonly dueDate: LocalDate;
  readonly period: Period;
}

function scheduled(instalments: readonly Instalment[], slots: readonly Slot[], first: number): NewLine[] {
  return instalments.flatMap((line, index) => {
    const slot = slots[index];
    return slot
      ? [{ no: first + index, kind: 'SCHEDULED' as const, ...slot, ...line, carriedInterestMinor: 0 }]
      : [];
  });
}

interface Spreading {
  readonly months: number;
  /** The day of the month that was agreed. */
  readonly day: number;
  readonly arrears?: ArrearsInterest;
}

/**
 * Spreads all principal that is open over `months` instalments (docs/domain.md, "Rescheduling"). The first one falls on the
 * next due date. Interest that was due and is unpaid is carried to it, or to all of them in equal parts, without bearing
 * interest; late fees stay with their lines.
 */
export function rescheduled<Line extends PlanLine>(
  lines: readonly Line[],
  nominalRatePpm: number,
  { months, day, arrears = 'NEXT' }: Spreading,
  today: LocalDate,
): NewSchedule<Line> {
  const kept = stays(lines);
  const balance = sum(lines, openPrincipalOf);
  const due = sum(lines.filter(isDue(today)), (line) => line.interestMinor - line.paidInterestMinor);
  const carried = due + carriedInterest(lines, today);
  const slots = newSlots(lines, months, day, today);
  const added = scheduled(levelOver(balance, factorsOf(nominalRatePpm, slots)), slots, nextNo(kept));
  return { kept, added: arrears === 'SPREAD' ? withSpread(added, carried) : withCarried(added, carried) };
}

const carrying = (line: NewLine, carriedInterestMinor: number): NewLine => ({
  ...line,
  interestMinor: line.interestMinor + carriedInterestMinor,
  totalMinor: line.totalMinor + carriedInterestMinor,
  carriedInterestMinor,
});

/** Interest that was due before belongs to the first new line. */
const withCarried = (added: readonly NewLine[], carried: number): readonly NewLine[] =>
  added.map((line, index) => (index === 0 ? carrying(line, carried) : line));

/** Interest that was due before belongs to all new lines; the later ones have the odd cents. */
const withSpread = (added: readonly NewLine[], carried: number): readonly NewLine[] => {
  const until = (count: number) => Math.floor((carried * count) / added.length);
  return added.map((line, index) => carrying(line, until(index + 1) - until(index)));
};

/**
 * What is open `days` later (docs/domain.md, "Later due dates"): amounts and the lengths of their periods stay, so it costs
 * nothing.
 */
export function extended<Line extends PlanLine>(lines: readonly Line[], days: number): NewSchedule<Line> {
  const moves = (line: PlanLine) => line.no > 0 && openOf(line) > 0;
  const movedEnds = new Set(lines.filter(moves).map(({ dueDate }) => dueDate));
  const kept = lines.map((line) =>
    moves(line)
      ? {
          ...line,
          periodStart: movedEnds.has(line.periodStart) ? daysAfter(line.periodStart, days) : line.periodStart,
          dueDate: daysAfter(line.dueDate, days),
        }
      : line,
  );
  return { kept, added: [] };
}

/**
 * The later instalments on another day of the month (docs/domain.md, "Due day"): as many as before, the next one on the first
 * such day that is at least 15 days after its period began and has not come yet. Lines whose day has come stay.
 * @param day 1 to 28
 */
export function onDueDay<Line extends PlanLine>(
  lines: readonly Line[],
  nominalRatePpm: number,
  day: number,
  today: LocalDate,
): NewSchedule<Line> {
  const later = laterThan(lines, today);
  const open = later.filter((line) => openPrincipalOf(line) > 0);
  const [next] = open;
  if (!next) throw new RangeError('No instalment is left to be due on another day');
  const kept = [...lines.filter(isDue(today)), ...stays(later)];
  const first = firstDayAfter(today, firstDueDate(next.periodStart, day), day);
  const slots = open.map((_line, index) =>
    index === 0
      ? { periodStart: next.periodStart, dueDate: first, period: firstPeriod(next.periodStart, first) }
      : {
          periodStart: monthsAfter(first, index - 1, day),
          dueDate: monthsAfter(first, index, day),
          period: ONE_MONTH,
        },
  );
  const instalments = levelOver(sum(open, openPrincipalOf), factorsOf(nominalRatePpm, slots));
  const added = scheduled(instalments, slots, nextNo(kept));
  return { kept, added: withCarried(added, carriedInterest(lines, today)) };
}

function firstDayAfter(today: LocalDate, first: LocalDate, day: number): LocalDate {
  let months = 0;
  while (monthsAfter(first, months, day) <= today) months += 1;
  return monthsAfter(first, months, day);
}

const factorsOf = (nominalRatePpm: number, slots: readonly Slot[]) =>
  slots.map(({ period }) => periodFactor(nominalRatePpm, period));

const isInstalment = ({ no, kind }: PlanLine) => no > 0 && kind === 'SCHEDULED';

/** The day of the month on which instalments are due: a short month cuts it off, the longest one shows it. */
export const agreedDay = (lines: readonly PlanLine[]): number =>
  Math.max(1, ...lines.filter(isInstalment).map(({ dueDate }) => civilDay(dueDate).day));

/** Monthly due dates from the next one on. After the last line of a plan they go on from it. */
function newSlots(lines: readonly PlanLine[], months: number, day: number, today: LocalDate): Slot[] {
  const regular = lines.filter(isInstalment);
  const [next] = laterThan(regular, today);
  const first = next
    ? { periodStart: next.periodStart, dueDate: next.dueDate, period: next.period }
    : afterLast(day, today);
  return Array.from({ length: months }, (_, index) =>
    index === 0
      ? first
      : {
          periodStart: monthsAfter(first.dueDate, index - 1, day),
          dueDate: monthsAfter(first.dueDate, index, day),
          period: ONE_MONTH,
        },
  );
}

/** The period from today to the agreed day that comes next. */
function afterLast(day: number, today: LocalDate): Slot {
  const inMonth = monthsAfter(today, 0, day);
  const dueDate = inMonth > today ? inMonth : monthsAfter(today, 1, day);
  const before = monthsAfter(dueDate, -1, day);
  return {
    periodStart: today,
    dueDate,
    period: { months: 0, days: { part: daysBetween(today, dueDate), of: daysBetween(before, dueDate) } },
  };
}
