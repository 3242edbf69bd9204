import type { Money } from '#contracts/money.ts';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

interface Props {
  /** The amount that was refused, and the one that is valid. */
  readonly before: Money;
  readonly now: Money;
}

/** The amount of a payment has changed since it was quoted: both amounts, before the new one can be paid. */
export function AmountChanged({ before, now }: Props) {
  const money = useMoneyText();
  return (
    <StatusAlert color="warning" role="alert" title="The amount has changed">
      It was {money(before)} and is {money(now)} now. Nothing was charged.
    </StatusAlert>
  );
}
