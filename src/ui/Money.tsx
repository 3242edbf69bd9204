import type { Money as MoneyValue } from '#contracts/money.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { moneyParts } from './money-text.ts';
import classes from './Money.module.css';

interface Props {
  value: MoneyValue;
  /** `large` for the figure that a card or page is about. */
  size?: 'inline' | 'large';
  /** How many times the amount is paid: "5 × €183.69". */
  times?: number;
}

export function Money({ value, size = 'inline', times }: Props) {
  const { locale } = useConfiguration();
  return (
    <span className={size === 'large' ? classes.large : classes.inline}>
      {times !== undefined && <span className={classes.minor}>{`${times} ×\u00a0`}</span>}
      {moneyParts(value, locale).map(({ type, value: part }, index) =>
        type === 'currency' ? (
          // Intl gives the parts of one amount in a fixed order.
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
