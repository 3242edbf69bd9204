import { Slider } from '@mantine/core';
import type { Money as MoneyValue } from '#contracts/money.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { numberFormat } from '#src/ui/format/formats.ts';
import classes from './AmountSlider.module.css';

/** In major units of the currency. */
const range = { min: 50, max: 5_000, step: 10, start: 1_200 };

/** Returns the amount that was chosen before a reload, or the default. */
export function unitsOf(text: string): number {
  const units = Number(text);
  return text !== '' && units >= range.min && units <= range.max ? units : range.start;
}

interface AmountSliderProps {
  readonly units: number;
  readonly amount: MoneyValue;
  readonly onChange: (units: string) => void;
}

/** The slider is a schedule strip: its segments fill with the amount. */
export function AmountSlider({ units, amount, onChange }: AmountSliderProps) {
  const moneyText = useMoneyText();
  const { locale, currency } = useConfiguration();
  const whole = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return (
    <div>
      <div className={classes.head}>
        <span>A purchase of</span>
        <output translate="no">
          <Money value={amount} size="large" />
        </output>
      </div>
      <Slider
        min={range.min}
        max={range.max}
        step={range.step}
        value={units}
        size={0}
        thumbSize={28}
        thumbLabel="Amount"
        thumbValueText={moneyText(amount)}
        onChange={(next) => onChange(String(next))}
        classNames={{ root: classes.slider, track: classes.track, bar: classes.bar, thumb: classes.thumb }}
      />
      <div className={classes.ends} aria-hidden="true" translate="no">
        <span>{whole.format(range.min)}</span>
        <span>{whole.format(range.max)}</span>
      </div>
    </div>
  );
}
