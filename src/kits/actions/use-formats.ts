import type { LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { changeShareText } from '#src/ui/format/percent-text.ts';
import { useCountText } from './use-count-text.ts';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

/** Formatters for the configured locale. */
export interface Formats {
  readonly money: (value: Money) => string;
  readonly count: (value: number) => string;
  readonly day: (value: LocalDate) => string;
  /** A difference in basis points with its sign: "+60%". */
  readonly change: (bps: number) => string;
}

/** Returns the formatters that the texts of an action use. */
export function useFormats(): Formats {
  const { locale } = useConfiguration();
  return {
    money: useMoneyText(),
    count: useCountText(),
    day: useDateText(),
    change: (bps) => changeShareText(bps, locale),
  };
}
