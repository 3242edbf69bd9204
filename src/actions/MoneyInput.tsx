import type { Money } from '#contracts/money.ts';
import { majorUnits } from '#src/forms/amount.ts';
import { AmountInput } from '#src/forms/AmountInput.tsx';
import { useFocusOnMount } from '#src/ui/use-focus-on-mount.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';

interface Props {
  readonly label: string;
  readonly description: string | null;
  readonly max: Money;
  readonly controlled: object;
}

/** A field for an amount, in the currency of `max`. */
export default function MoneyInput({ label, description, max, controlled }: Props) {
  const moneyText = useMoneyText();
  const first = useFocusOnMount('data-autofocus' in controlled); // the dialog opened before this code was loaded
  return (
    <AmountInput
      label={label}
      description={`At most ${moneyText(max)}.${description === null ? '' : ` ${description}`}`}
      currency={max.currency}
      max={majorUnits(max)}
      clampBehavior="blur"
      {...controlled}
      ref={first}
    />
  );
}
