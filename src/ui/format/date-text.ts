import type { Instant, LocalDate } from '#contracts/dates.ts';
import { dateFormat } from './formats.ts';

/** medium "10 Feb 2027", short "10 Feb", weekday "Wed 10 Feb", long "Wednesday 10 February 2027". */
export type DateForm = 'medium' | 'short' | 'weekday' | 'long';

const forms = {
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<DateForm, Intl.DateTimeFormatOptions>;

/** Formats a calendar day. A day has no zone: it is read and written in UTC, so that it is the same day everywhere. */
export function dateText(day: LocalDate, locale: string, form: DateForm = 'medium'): string {
  return dateFormat(locale, { ...forms[form], timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** Formats the time of an instant in the business's time zone: "09:00". */
export function timeText(moment: Instant, locale: string, timeZone: string): string {
  return dateFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(moment));
}

/** Formats an instant in the business's time zone: "10 Feb 2027, 09:00". */
export function dateTimeText(
  moment: Instant,
  locale: string,
  timeZone: string,
  form: 'time' | 'day' = 'time',
): string {
  const time = form === 'time' ? { timeStyle: 'short' as const } : {};
  return dateFormat(locale, { dateStyle: 'medium', ...time, timeZone }).format(new Date(moment));
}
