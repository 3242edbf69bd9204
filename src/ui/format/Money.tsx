import type { Money as MoneyValue } from '#contracts/money.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { moneyText } from './money-text.ts';
import classes from './Money.module.css';

interface Props {
  value: MoneyValue;
  /** `large` for the main figure of a card or page. */
  size?: 'inline' | 'large';
  /** How many times the amount is paid: "5 × €183.69". */
  times?: number;
}

/** An amount in tabular figures, in one size with its currency. */
export function Money({ value, size = 'inline', times }: Props) {
  const { locale } = useConfiguration();
  return (
    <span translate="no" className={size === 'large' ? classes.large : classes.inline}>
      {times !== undefined && `${times} × `}
      {moneyText(value, locale)}
    </span>
  );
}
