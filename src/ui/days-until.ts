import type { LocalDate } from '#contracts/dates.ts';
import { wallTime } from './wall-time.ts';

const dayMs = 86_400_000;

/**
 * Formats the distance between a calendar day and the current day in a time zone: "today", "tomorrow", "in 26 days".
 */
export function daysUntilText(day: LocalDate, nowMs: number, timeZone: string, locale: string): string {
  const today = Date.parse(wallTime(nowMs, timeZone).slice(0, 10));
  const days = Math.round((Date.parse(day) - today) / dayMs);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
}
