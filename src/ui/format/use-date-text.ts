import type { LocalDate } from '#contracts/dates.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { type DateForm, dateText } from './date-text.ts';

/** Returns a function that formats days for sentences and labels. */
export function useDateText(): (day: LocalDate, form?: DateForm) => string {
  const { locale } = useConfiguration();
  return (day, form) => dateText(day, locale, form);
}
