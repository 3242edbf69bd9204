import type { LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import { useCountText } from './use-count-text.ts';
import { useDateText } from '#src/ui/use-date-text.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';

/** Formatters for the configured locale. */
export interface Formats {
  readonly money: (value: Money) => string;
  readonly count: (value: number) => string;
  readonly day: (value: LocalDate) => string;
}

/** Returns the formatters that the texts of an action use. */
export function useFormats(): Formats {
  return { money: useMoneyText(), count: useCountText(), day: useDateText() };
}
