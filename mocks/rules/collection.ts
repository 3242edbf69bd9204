import type { LocalDate } from '#contracts/dates.ts';
import { collectionDay } from './bank-days.ts';
import { daysAfter, daysBetween } from './calendar.ts';
import { type LineBalance, openOf } from './line-balance.ts';

/** Days after the day of collection on which a saved card is charged, until it pays (docs/domain.md, "Autopay"). */
const RETRY_AFTER_DAYS = [0, 1, 3, 5] as const;

/** Days after the day of collection of the last try. */
export const LAST_TRY = Math.max(...RETRY_AFTER_DAYS);

/** The hour of the business day at which saved cards are charged. */
export const COLLECTION_HOUR = 7;

/** Days past due after which a plan defaults, and days before that by which its customer has to be notified. */
export const DEFAULT_AFTER_DAYS = 90;
export const NOTICE_DAYS = 14;

interface CollectedLine extends LineBalance {
  readonly reopenedOn: LocalDate | null;
}

/** Whether the saved card pays for a line: not for the down payment, nor for what was given back after it was collected. */
const isCollected = (line: CollectedLine): boolean =>
  line.no > 0 &&
  openOf(line) > 0 &&
  (line.reopenedOn === null || line.reopenedOn < collectionDay(line.dueDate));

/** Whether the saved card is charged for an open line on this day. */
export function isCollectedOn(line: CollectedLine, day: LocalDate): boolean {
  if (!isCollected(line)) return false;
  const since = daysBetween(collectionDay(line.dueDate), day);
  return RETRY_AFTER_DAYS.some((days) => days === since);
}

/** Returns whether a card that can be used until the end of the month `lastMonth` ("2027-01") has expired on a day. */
export const isPastMonth = (day: LocalDate, lastMonth: string): boolean => day.slice(0, 7) > lastMonth;

/**
 * Returns the first day of collection of an open instalment on which a card has expired that can be used until the end of
 * `lastMonth`; null if the card lasts for all of them.
 */
export function firstCollectionPast(lines: readonly CollectedLine[], lastMonth: string): LocalDate | null {
  const days = lines.filter(isCollected).map(({ dueDate }) => collectionDay(dueDate));
  return days.filter((day) => isPastMonth(day, lastMonth)).toSorted()[0] ?? null;
}

/** Returns the next day on which the card would be charged. */
export function nextCollection(lines: readonly CollectedLine[], today: LocalDate): LocalDate | null {
  const days = lines
    .filter(isCollected)
    .flatMap((line) => RETRY_AFTER_DAYS.map((days) => daysAfter(collectionDay(line.dueDate), days)))
    .filter((day) => day > today);
  return days.toSorted()[0] ?? null;
}

// a cache, because thousands of plans share a few hundred due dates
const daysByLine = new Map<string, readonly LocalDate[]>();

/** Returns the days on which time alone can change a line: collection, fee, overdue, notice, default. */
export function changeDays({ dueDate }: LineBalance, graceDays: number): readonly LocalDate[] {
  const cachedDays = daysByLine.get(`${dueDate}/${graceDays}`);
  if (cachedDays) return cachedDays;
  const collected = collectionDay(dueDate);
  const days = [
    ...RETRY_AFTER_DAYS.map((days) => daysAfter(collected, days)),
    daysAfter(collected, graceDays + 1),
    daysAfter(dueDate, graceDays + 1),
    daysAfter(dueDate, DEFAULT_AFTER_DAYS - NOTICE_DAYS),
    daysAfter(dueDate, DEFAULT_AFTER_DAYS),
  ];
  daysByLine.set(`${dueDate}/${graceDays}`, days);
  return days;
}
