import type { Instant, LocalDate } from '#contracts/dates.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { type DayForm, dayText, momentText } from './date-text.ts';

export function Day({ value, form = 'medium' }: { value: LocalDate; form?: DayForm }) {
  const { locale } = useConfiguration();
  return <time dateTime={value}>{dayText(value, locale, form)}</time>;
}

/** A moment in the business's time zone; `day` leaves the time out where only the day matters. */
export function Moment({ value, form = 'time' }: { value: Instant; form?: 'time' | 'day' }) {
  const { locale, timeZone } = useConfiguration();
  return <time dateTime={value}>{momentText(value, locale, timeZone, form)}</time>;
}

/** Days inside sentences and labels. */
export function useDayText(): (day: LocalDate, form?: DayForm) => string {
  const { locale } = useConfiguration();
  return (day, form) => dayText(day, locale, form);
}
