import type { LocalDate } from '#contracts/dates.ts';

/**
 * A calendar day. A `Date` is an instant and falls on different days in different time zones; a due date does not. So
 * this file counts by the rules of the calendar and creates no `Date`.
 */
interface CivilDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

export function civilDay(date: LocalDate): CivilDay {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

function localDate({ year, month, day }: CivilDay): LocalDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Days since 0000-03-01 of the Gregorian calendar. Years that begin in March have the leap day last, where it does not
 * shift any month: the first day of the m-th month from March is then day (153 m + 2) / 5 of its year.
 */
function dayNumber(date: LocalDate): number {
  const { year, month, day } = civilDay(date);
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((153 * marchMonth + 2) / 5) + day - 1;
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * The given day in the month that lies `months` after the month of `from` (before it, when negative), or the last day
 * of that month when it is shorter.
 */
export function monthsAfter(from: LocalDate, months: number, day: number): LocalDate {
  const start = civilDay(from);
  const count = start.year * 12 + start.month - 1 + months;
  const year = Math.floor(count / 12);
  const month = count - year * 12 + 1;
  return localDate({ year, month, day: Math.min(day, daysInMonth(year, month)) });
}

/** The date so many days after another one; before it, when negative. */
export function daysAfter(from: LocalDate, days: number): LocalDate {
  const all = dayNumber(from) + days;
  // The 400 years of the calendar's cycle have 146 097 days; an estimate of the year is at most one too large.
  let marchYear = Math.floor((all * 400) / 146_097);
  while (startOf(marchYear) > all) marchYear -= 1;
  while (startOf(marchYear + 1) <= all) marchYear += 1;
  const dayOfYear = all - startOf(marchYear);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return localDate({ year: month > 2 ? marchYear : marchYear + 1, month, day });
}

/** Days from 0000-03-01 to 1 March of a year. */
function startOf(marchYear: number): number {
  return (
    marchYear * 365 + Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  );
}

/** 0 is Monday, 6 Sunday: 1 March of the year 0 was a Wednesday. */
export function weekday(date: LocalDate): number {
  return (dayNumber(date) + 2) % 7;
}
