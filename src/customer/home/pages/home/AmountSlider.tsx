import type { Money as MoneyValue } from '#contracts/money.ts';
import { SliderField } from '#src/kits/forms/SliderField.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

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

export function AmountSlider({ units, amount, onChange }: AmountSliderProps) {
  const moneyText = useMoneyText();
  return (
    <SliderField
      label="Amount"
      min={range.min}
      max={range.max}
      step={range.step}
      value={units}
      valueText={moneyText(amount)}
      figure={<Money value={amount} size="large" />}
      onChange={(next) => onChange(String(next))}
    />
  );
}
