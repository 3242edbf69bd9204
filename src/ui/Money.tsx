import type { Money as MoneyValue } from '#contracts/money.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { moneyParts } from './money-text.ts';
import classes from './Money.module.css';

export interface MoneyProps {
  value: MoneyValue;
  /** `large` for the figure that a card or page is about. */
  size?: 'inline' | 'large';
  /** Small words after the currency, such as "× 5". */
  suffix?: string;
}

export function Money({ value, size = 'inline', suffix }: MoneyProps) {
  const { locale } = useConfiguration();
  const { amount, currency } = moneyParts(value, locale);
  return (
    <span className={size === 'large' ? classes.large : classes.inline}>
      {amount}
      <span className={classes.currency}>
        {'\u00a0'}
        {currency}
        {suffix !== undefined && ` ${suffix}`}
      </span>
    </span>
  );
}
