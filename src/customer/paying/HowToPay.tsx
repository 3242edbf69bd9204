import { Button } from '@mantine/core';
import type { Money } from '#contracts/money.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import classes from './HowToPay.module.css';

interface Props {
  /** Null while no payment is possible. */
  readonly amount: Money | null;
  readonly onPress: () => void;
}

/**
 * A button at the lower edge of a dialog that scrolls to the dialog's own button while that is out of view. It takes no
 * space: if the dialog grew by it, the other button would come into view, and it would leave again.
 */
export function HowToPay({ amount, onPress }: Props) {
  const money = useMoneyText();
  return (
    <div className={classes.place}>
      <Button fullWidth className={classes.button ?? ''} onClick={onPress}>
        {amount ? `How to pay ${money(amount)}` : 'How to pay'}
      </Button>
    </div>
  );
}
