import type { Currency } from '#contracts/money.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { dateText } from '#src/ui/date-text.ts';
import { amountText, moneyText } from '#src/ui/money-text.ts';
import type { StripFormat } from './strip-segment.ts';

export interface PageFormat extends StripFormat {
  /** "183.69", without the currency, for inside a segment. */
  readonly amount: (minor: number) => string;
  /** "10 Mar", under a segment. */
  readonly shortDay: (date: string) => string;
}

/** The texts of a strip in the configured locale. */
export function useStripFormat(currency: Currency): PageFormat {
  const { locale } = useConfiguration();
  return {
    money: (amountMinor) => moneyText({ amountMinor, currency }, locale),
    amount: (amountMinor) => amountText({ amountMinor, currency }, locale),
    day: (date) => dateText(date, locale),
    shortDay: (date) => dateText(date, locale, 'short'),
  };
}
