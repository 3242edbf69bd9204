import type { Money } from '#contracts/money.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { moneyText } from './money-text.ts';

/** Returns a function that formats amounts for sentences and labels: "Pay €183.69". */
export function useMoneyText(): (money: Money) => string {
  const { locale } = useConfiguration();
  return (money) => moneyText(money, locale);
}
