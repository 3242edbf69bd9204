import type { LocalDate } from '#contracts/dates.ts';
import type { ArrearsInterest } from '#contracts/plans/plan.ts';
import { civilDay, daysAfter, daysBetween, monthsAfter } from './calendar.ts';
import { firstDueDate, firstPeriod } from './due-dates.ts';
import { openOf } from './line-balance.ts';
import type { Terms } from './methods.ts';
import {
  carrying,
  factorsOf,
  type NewLine,
  type NewSchedule,
  nextNo,
  scheduled,
  type Slot,
  spreadOver,
  stays,
  withCarried,
  withoutPrepaid,
} from './new-schedule.ts';
import {
  carriedInterest,
  isDue,
  laterThan,
  openPrincipalOf,
  type PlanLine,
  prepaidInterest,
} from './payoff.ts';
import { ONE_MONTH } from './rates.ts';
import { sum } from './sum.ts';

interface Spreading {
  readonly months: number;
  /** The agreed day of the month. */
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
  { method, nominalRatePpm }: Terms,
  { months, day, arrears = 'NEXT' }: Spreading,
  today: LocalDate,
): NewSchedule<Line> {
  const kept = stays(lines);
  const balance = sum(lines, openPrincipalOf);
  const due = sum(lines.filter(isDue(today)), (line) => line.interestMinor - line.paidInterestMinor);
  const carried = due + carriedInterest(lines, today);
  const periods = newSlots(lines, months, day, today);
  const slots = withoutPrepaid(periods, balance, nominalRatePpm, prepaidInterest(lines, today));
  const added = scheduled(spreadOver(method, balance, factorsOf(nominalRatePpm, slots)), slots, nextNo(kept));
  return { kept, added: arrears === 'SPREAD' ? withSpread(added, carried) : withCarried(added, carried) };
}

/** Spreads interest that was due earlier over all new lines; the odd cents go to the later ones. */
const withSpread = (added: readonly NewLine[], carried: number): readonly NewLine[] => {
  const until = (count: number) => Math.floor((carried * count) / added.length);
  return added.map((line, index) => carrying(line, until(index + 1) - until(index)));
};

/**
 * Moves open lines by `days` (docs/domain.md, "Later due dates"): amounts and period lengths stay, so it costs
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
  { method, nominalRatePpm }: Terms,
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
  const instalments = spreadOver(method, sum(open, openPrincipalOf), factorsOf(nominalRatePpm, slots));
  const added = scheduled(instalments, slots, nextNo(kept));
  return { kept, added: withCarried(added, carriedInterest(lines, today)) };
}

function firstDayAfter(today: LocalDate, first: LocalDate, day: number): LocalDate {
  let months = 0;
  while (monthsAfter(first, months, day) <= today) months += 1;
  return monthsAfter(first, months, day);
}

const isInstalment = ({ no, kind }: PlanLine) => no > 0 && kind === 'SCHEDULED';

/**
 * Returns the day of the month on which instalments are due: short months cut it off, so the longest month shows it.
 */
export const agreedDay = (lines: readonly PlanLine[]): number =>
  Math.max(1, ...lines.filter(isInstalment).map(({ dueDate }) => civilDay(dueDate).day));

/**
 * Returns monthly due dates from the next instalment on that is not paid: the interest of one that was paid early is paid
 * with it. After the last line of a plan they continue from it.
 */
function newSlots(lines: readonly PlanLine[], months: number, day: number, today: LocalDate): Slot[] {
  const next = laterThan(lines.filter(isInstalment), today).find((line) => openPrincipalOf(line) > 0);
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

/** Returns the period from today to the next agreed day of the month. */
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
