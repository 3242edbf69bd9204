import { useCountText } from './use-count-text.ts';
import { useDateText } from '#src/ui/use-date-text.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import type { Formats } from './action.ts';

/** Returns the formatters that the texts of an action use. */
export function useFormats(): Formats {
  return { money: useMoneyText(), count: useCountText(), day: useDateText() };
}
