import type { Instant, LocalDate } from '#contracts/dates.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { type DateForm, dateText, dateTimeText } from './date-text.ts';

export function DateText({ value, form = 'medium' }: { value: LocalDate; form?: DateForm }) {
  const { locale } = useConfiguration();
  return <time dateTime={value}>{dateText(value, locale, form)}</time>;
}

/** An instant in the business's time zone; `day` leaves out the time. */
export function DateTimeText({ value, form = 'time' }: { value: Instant; form?: 'time' | 'day' }) {
  const { locale, timeZone } = useConfiguration();
  return <time dateTime={value}>{dateTimeText(value, locale, timeZone, form)}</time>;
}
