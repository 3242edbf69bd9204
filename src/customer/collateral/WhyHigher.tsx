import type { Money } from '#contracts/money.ts';

interface Props {
  /** What the collateral lacks. */
  readonly missing: Money;
  /** The payment ahead with which it is enough. */
  readonly payAhead: Money;
}

/** Why the payment ahead is higher than what is missing; nothing where it is not. */
export function WhyHigher({ missing, payAhead }: Props) {
  return (
    payAhead.amountMinor > missing.amountMinor && (
      <p>A payment ahead first pays what is due and the interest until today, so it is higher.</p>
    )
  );
}
