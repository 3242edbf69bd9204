import type { LocalDate } from '#contracts/dates.ts';

const dayMs = 86_400_000;

/** Returns the number of days from one calendar day to another. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Formats the distance between two calendar days: "today", "tomorrow", "in 26 days". */
export function daysUntilText(day: LocalDate, today: LocalDate, locale: string): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(daysBetween(today, day), 'day');
}
