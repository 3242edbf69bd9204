import type { Money } from '#contracts/money.ts';
import { majorUnits } from '#src/forms/amount.ts';
import { AmountInput } from '#src/forms/AmountInput.tsx';
import { useLateFocus } from '#src/ui/use-late-focus.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';

interface Props {
  readonly label: string;
  readonly description: string | null;
  readonly max: Money;
  readonly isLimitTold: boolean;
  readonly controlled: object;
}

/** A field for an amount, in the currency of `max`. */
export default function MoneyInput({ label, description, max, isLimitTold, controlled }: Props) {
  const moneyText = useMoneyText();
  const first = useLateFocus('data-autofocus' in controlled);
  return (
    <AmountInput
      label={label}
      description={[isLimitTold && `At most ${moneyText(max)}.`, description].filter(Boolean).join(' ')}
      currency={max.currency}
      max={majorUnits(max)}
      clampBehavior="none" // what was typed is refused, never sent as another amount
      {...controlled}
      ref={first}
    />
  );
}
