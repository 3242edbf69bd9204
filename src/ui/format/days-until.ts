import type { LocalDate } from '#contracts/dates.ts';

const dayMs = 86_400_000;

/** Formats the distance between two calendar days: "today", "tomorrow", "in 26 days". */
export function daysUntilText(day: LocalDate, today: LocalDate, locale: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
}
