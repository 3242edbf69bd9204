import type { LocalDate } from '#contracts/dates.ts';
import type { Repetition } from '#contracts/notifications/notification.ts';
import { civilDay, daysAfter, monthsAfter } from './calendar.ts';

/**
 * Returns the day of an occurrence, counted from the first one, which is 0. Months are counted from the first day as
 * well: a series that starts on the 31st has the last day of shorter months, and the 31st again after them.
 */
export function occurrenceDay(first: LocalDate, every: Repetition['every'], no: number): LocalDate {
  switch (every) {
    case 'DAY':
      return daysAfter(first, no);
    case 'WEEK':
      return daysAfter(first, 7 * no);
    case 'MONTH':
      return monthsAfter(first, no, civilDay(first).day);
  }
}
