import type { Currency } from '#contracts/money.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { dateText } from '#src/ui/format/date-text.ts';
import { moneyText } from '#src/ui/format/money-text.ts';
import type { StripFormat } from './strip-segment.ts';

export interface PageFormat extends StripFormat {
  /** Formats "10 Mar", below a segment. */
  readonly shortDay: (date: string) => string;
}

/** Returns the formatters of a strip in the configured locale. */
export function useStripFormat(currency: Currency): PageFormat {
  const { locale } = useConfiguration();
  return {
    money: (amountMinor) => moneyText({ amountMinor, currency }, locale),
    day: (date) => dateText(date, locale),
    shortDay: (date) => dateText(date, locale, 'short'),
  };
}
