import type { Instant, LocalDate } from '#contracts/dates.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { type DateForm, dateText, dateTimeText } from './date-text.ts';
import classes from './DateText.module.css';

// Figures and days are left out of a translation by the browser, which would keep them as they were when they change.

export function DateText({ value, form = 'medium' }: { value: LocalDate; form?: DateForm }) {
  const { locale } = useConfiguration();
  return (
    <time
      translate="no"
      dateTime={value}
      className={form === 'long' ? undefined : `${classes.whole} ${classes.day}`}
    >
      {dateText(value, locale, form)}
    </time>
  );
}

/** An instant in the business's time zone; `day` leaves out the time. */
export function DateTimeText({ value, form = 'time' }: { value: Instant; form?: 'time' | 'day' }) {
  const { locale, timeZone } = useConfiguration();
  return (
    <time translate="no" dateTime={value} className={classes.whole}>
      {dateTimeText(value, locale, timeZone, form)}
    </time>
  );
}
