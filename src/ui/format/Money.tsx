import type { Money as MoneyValue } from '#contracts/money.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { moneyParts } from './money-text.ts';
import classes from './Money.module.css';

interface Props {
  value: MoneyValue;
  /** `large` for the main figure of a card or page. */
  size?: 'inline' | 'large';
  /** How many times the amount is paid: "5 × €183.69". */
  times?: number;
}

export function Money({ value, size = 'inline', times }: Props) {
  const { locale } = useConfiguration();
  return (
    <span translate="no" className={size === 'large' ? classes.large : classes.inline}>
      {times !== undefined && <span className={classes.minor}>{`${times} ×\u00a0`}</span>}
      {moneyParts(value, locale).map(({ type, value: part }, index) =>
        type === 'currency' ? (
          // Intl returns the parts of an amount in a fixed order, so the index is a stable key.
          <span key={index} className={classes.minor}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
