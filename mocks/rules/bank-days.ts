import type { LocalDate } from '#contracts/dates.ts';
import { daysAfter, weekday } from './calendar.ts';

/** Closing days of the European settlement system (T2) that have a fixed date, as MM-DD. */
const closed: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26']);

/** Returns Easter Sunday of the Gregorian calendar (the anonymous algorithm published by Meeus). */
function easterSunday(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - correction + 1) / 3) + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const march = epact + toSunday - 7 * shift + 114;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year}-${two(Math.floor(march / 31))}-${two((march % 31) + 1)}`;
}

/** Returns whether banks settle payments: not on weekends, Good Friday, Easter Monday and fixed closing days. */
function isBankDay(day: LocalDate): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)));
  return (
    weekday(day) < 5 &&
    !closed.has(day.slice(5)) &&
    day !== daysAfter(easter, -2) &&
    day !== daysAfter(easter, 1)
  );
}

// a cache, because thousands of plans share a few hundred due dates
const collectionDays = new Map<LocalDate, LocalDate>();

/**
 * Returns the day on which a line is collected: its due date, or the next bank day. The due date itself never moves.
 */
export function collectionDay(dueDate: LocalDate): LocalDate {
  const cachedDay = collectionDays.get(dueDate);
  if (cachedDay !== undefined) return cachedDay;
  let day = dueDate;
  while (!isBankDay(day)) day = daysAfter(day, 1);
  collectionDays.set(dueDate, day);
  return day;
}

/**
 * Returns the last day of a period of so many days after another day: one that ends on a day that is no working day ends with
 * the next working day (Regulation 1182/71, article 3 (4)).
 */
export const lastDayOf = (from: LocalDate, days: number): LocalDate => collectionDay(daysAfter(from, days));

/** Returns the day so many working days after another one; banks are open on working days. */
export function workingDaysAfter(from: LocalDate, days: number): LocalDate {
  let [date, left] = [from, days];
  while (left > 0) {
    date = daysAfter(date, 1);
    if (isBankDay(date)) left -= 1;
  }
  return date;
}
