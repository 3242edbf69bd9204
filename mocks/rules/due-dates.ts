import type { LocalDate } from '#contracts/dates.ts';
import { civilDay, daysBetween, monthsAfter } from './calendar.ts';
import { ONE_MONTH, type Period } from './rates.ts';

/** Days of the month that a customer may choose; every month has them. */
const CHOSEN_DUE_DAY = { first: 1, last: 28 } as const;

/** Days from activation to the first due date when the customer chose the day of the month. */
const FIRST_DUE_AFTER_DAYS = { min: 15, max: 45 } as const;

export interface DuePeriod {
  readonly start: LocalDate;
  readonly due: LocalDate;
  readonly length: Period;
}

/**
 * The anchor's day in the k-th month after it (docs/domain.md, "Due dates"). It is counted from the anchor and never
 * from the date before, so 31 January is followed by 28 February and then by 31 March.
 */
export function anniversary(anchor: LocalDate, k: number): LocalDate {
  return monthsAfter(anchor, k, civilDay(anchor).day);
}

/**
 * The first due date. Without a chosen day: one month after activation. With one: the first such day that is 15 days
 * or more after activation; months are at most 31 days long, so it is never more than 45 days after.
 * Throws RangeError for a day outside 1 to 28.
 */
export function firstDueDate(activatedOn: LocalDate, dueDay: number | null): LocalDate {
  if (dueDay === null) return anniversary(activatedOn, 1);
  if (!Number.isInteger(dueDay) || dueDay < CHOSEN_DUE_DAY.first || dueDay > CHOSEN_DUE_DAY.last) {
    throw new RangeError(`Due day ${dueDay} is not a day from 1 to 28`);
  }
  let months = 0;
  while (daysBetween(activatedOn, monthsAfter(activatedOn, months, dueDay)) < FIRST_DUE_AFTER_DAYS.min)
    months += 1;
  return monthsAfter(activatedOn, months, dueDay);
}

/**
 * The length of the first period (docs/domain.md, "Period factor"): whole months counted back from its due date; the
 * remaining days are a part of the month-long period in which they lie.
 */
export function firstPeriod(activatedOn: LocalDate, due: LocalDate): Period {
  let months = 0;
  while (anniversary(due, -(months + 1)) >= activatedOn) months += 1;
  const wholeMonthsFrom = anniversary(due, -months);
  const part = daysBetween(activatedOn, wholeMonthsFrom);
  if (part === 0) return { months, days: null };
  return { months, days: { part, of: daysBetween(anniversary(due, -(months + 1)), wholeMonthsFrom) } };
}

/**
 * The periods of a plan in order, each from one due date to the next.
 * @param count instalments, 1 or more
 * @param dueDay 1 to 28, or null for the day of activation
 */
export function duePeriods(activatedOn: LocalDate, count: number, dueDay: number | null): DuePeriod[] {
  const first = firstDueDate(activatedOn, dueDay);
  const length = dueDay === null ? ONE_MONTH : firstPeriod(activatedOn, first);
  const periods: DuePeriod[] = [{ start: activatedOn, due: first, length }];
  let start = first;
  for (let k = 1; k < count; k += 1) {
    const due = dueDay === null ? anniversary(activatedOn, k + 1) : anniversary(first, k);
    periods.push({ start, due, length: ONE_MONTH });
    start = due;
  }
  return periods;
}
