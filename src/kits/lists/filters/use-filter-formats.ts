import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import type { FilterFormats } from './filter-words.ts';

export function useFilterFormats(): FilterFormats {
  const { currency } = useConfiguration();
  const date = useDateText();
  const moneyText = useMoneyText();
  return { date: (day) => date(day), money: (amountMinor) => moneyText({ amountMinor, currency }) };
}
