import type { LocalDate } from '#contracts/dates.ts';
import type { ArrearsInterest } from '#contracts/plans/plan.ts';
import { civilDay, daysAfter, daysBetween, monthsAfter } from './calendar.ts';
import { firstDueDate, firstPeriod } from './due-dates.ts';
import { openOf } from './line-balance.ts';
import type { Terms } from './methods.ts';
import {
  carrying,
  cutTo,
  inOrder,
  interestPart,
  newFrom,
  type NewLine,
  type NewSchedule,
  nextNo,
  paidEarly,
  shareOfPeriod,
  type Slot,
  slotFrom,
  spreadOn,
  stays,
  together,
  withCarried,
} from './new-schedule.ts';
import {
  carriedInterest,
  firstDueOf,
  isDue,
  laterThan,
  openPrincipalOf,
  owesPrincipal,
  type PlanLine,
  toCome,
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
 * interest: several laws forbid interest on interest. Late fees stay with their lines. Interest that was paid for later
 * days pays that of the new lines.
 */
export function rescheduled<Line extends PlanLine>(
  lines: readonly Line[],
  terms: Terms,
  { months, day, arrears = 'NEXT' }: Spreading,
  today: LocalDate,
): NewSchedule<Line> {
  const { nominalRatePpm } = terms;
  const later = laterThan(lines, today);
  const balance = sum(lines, openPrincipalOf);
  const due = lines.filter(isDue(today));
  const carried =
    sum(due, (line) => line.interestMinor - line.paidInterestMinor) + carriedInterest(lines, today);
  const [next] = toCome(lines, today);
  const from = next ? newFrom(next, balance, today) : today;
  const { cut, early, unpaid } = cutTo(later.filter(owesPrincipal), nominalRatePpm, from);
  const kept = inOrder([...stays(due), ...later.filter((line) => !owesPrincipal(line)), ...cut]);
  const slots = newSlots(next, months, day, today).map((slot, index) =>
    index === 0 ? slotFrom(slot, from) : slot,
  );
  const spread = spreadOn(terms, balance, slots, nextNo(kept), unpaid);
  const added = arrears === 'SPREAD' ? withSpread(spread, carried) : withCarried(spread, carried);
  return { kept, added, moved: paidEarly(early, added.map(interestPart)) };
}

/** Spreads interest that was due earlier over all new lines; the odd cents go to the later ones. */
const withSpread = (added: readonly NewLine[], carried: number): readonly NewLine[] => {
  const until = (count: number) => Math.floor((carried * count) / added.length);
  return added.map((line, index) => carrying(line, until(index + 1) - until(index)));
};

/**
 * Moves open lines by `days` (docs/domain.md, "Later due dates"): amounts and period lengths stay, so it costs
 * nothing, and the line whose period grows remembers until when.
 */
export function extended<Line extends PlanLine>(lines: readonly Line[], days: number): NewSchedule<Line> {
  const moves = (line: PlanLine) => line.no > 0 && openOf(line) > 0;
  const movedEnds = new Set(lines.filter(moves).map(({ dueDate }) => dueDate));
  const kept = lines.map((line) => {
    if (!moves(line)) return line;
    const dueDate = daysAfter(line.dueDate, days);
    return movedEnds.has(line.periodStart)
      ? { ...line, periodStart: daysAfter(line.periodStart, days), dueDate }
      : { ...line, dueDate, extendedTo: dueDate };
  });
  return { kept, added: [], moved: { from: [], to: [] } };
}

/**
 * The later instalments on another day of the month (docs/domain.md, "Due day"): as many as before, the next one on the first
 * such day that is at least 15 days after its period began and has not come yet. Lines whose day has come stay.
 * @param day 1 to 28
 */
export function onDueDay<Line extends PlanLine>(
  lines: readonly Line[],
  terms: Terms,
  day: number,
  today: LocalDate,
): NewSchedule<Line> {
  const later = laterThan(lines, today);
  const open = toCome(lines, today);
  const [next] = open;
  if (!next) throw new RangeError('No instalment is left to be due on another day');
  const balance = sum(later, openPrincipalOf);
  const from = newFrom(next, balance, today);
  const { cut, early, unpaid } = cutTo(later.filter(owesPrincipal), terms.nominalRatePpm, from);
  const kept = inOrder([
    ...lines.filter(isDue(today)),
    ...later.filter((line) => !owesPrincipal(line)),
    ...cut,
  ]);
  const first = firstDayAfter(today, firstDueDate(next.periodStart, day), day);
  const slots = monthlyFrom(slotFrom(slotUntil(next, first), from), open.length, day);
  const spread = spreadOn(terms, balance, slots, nextNo(kept), unpaid);
  const added = withCarried(spread, carriedInterest(lines, today));
  return { kept, added, moved: paidEarly(early, added.map(interestPart)) };
}

/**
 * Returns the slot of a line that falls due on another day. What an extension gave stays: until the day to which it moved the
 * line, the days count as they do in the longer period; after that day they count as anywhere else.
 */
function slotUntil({ periodStart, dueDate, period, extendedTo }: PlanLine, due: LocalDate): Slot {
  if (extendedTo === null)
    return { periodStart, dueDate: due, period: firstPeriod(periodStart, due), extendedTo };
  const last = extendedTo > dueDate ? extendedTo : dueDate;
  const within = due < last ? due : last;
  const agreed = shareOfPeriod(period, daysBetween(periodStart, within), daysBetween(periodStart, dueDate));
  const length = due > last ? together(agreed, firstPeriod(last, due)) : agreed;
  return { periodStart, dueDate: due, period: length, extendedTo: last };
}

/** Returns slots of a month each, after a first one. */
const monthlyFrom = (first: Slot, months: number, day: number): Slot[] =>
  Array.from({ length: months }, (_, index) =>
    index === 0
      ? first
      : {
          periodStart: monthsAfter(first.dueDate, index - 1, day),
          dueDate: monthsAfter(first.dueDate, index, day),
          period: ONE_MONTH,
          extendedTo: null,
        },
  );

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
  Math.max(1, ...lines.filter(isInstalment).map((line) => civilDay(firstDueOf(line)).day));

/**
 * Returns monthly due dates from the next instalment on that is not paid: the interest of one that was paid early is paid
 * with it. After the last line of a plan they continue from it.
 */
function newSlots(next: PlanLine | undefined, months: number, day: number, today: LocalDate): Slot[] {
  if (!next) return monthlyFrom(afterLast(day, today), months, day);
  const { periodStart, dueDate, period, extendedTo } = next;
  return monthlyFrom({ periodStart, dueDate, period, extendedTo }, months, day);
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
    extendedTo: null,
  };
}
