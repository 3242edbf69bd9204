import type { Money } from '#contracts/money.ts';
import { AmountInput } from '#src/kits/forms/AmountInput.tsx';
import { useLateFocus } from '#src/ui/focus/use-late-focus.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

interface Props {
  readonly label: string;
  readonly description: string | null;
  /** The description stands out. */
  readonly isWarned?: boolean;
  readonly max: Money;
  readonly isLimitTold: boolean;
  readonly controlled: object;
}

/** A field for an amount, in the currency of `max`. */
export function MoneyInput({ label, description, isWarned = false, max, isLimitTold, controlled }: Props) {
  const moneyText = useMoneyText();
  const first = useLateFocus('data-autofocus' in controlled);
  return (
    <AmountInput
      label={label}
      description={[isLimitTold && `At most ${moneyText(max)}.`, description].filter(Boolean).join(' ')}
      {...(isWarned && { descriptionProps: { c: 'var(--mantine-color-warning-text)', fw: 600 } })}
      currency={max.currency}
      {...controlled}
      ref={first}
    />
  );
}
