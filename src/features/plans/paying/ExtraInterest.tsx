import type { Money as MoneyValue } from '#contracts/money.ts';
import { Money } from '#src/ui/Money.tsx';

/** What a change of the schedule costs, as a sentence. */
export function ExtraInterest({ value }: { readonly value: MoneyValue }) {
  if (value.amountMinor <= 0) return 'No extra interest.';
  return (
    <>
      It costs <Money value={value} /> more interest.
    </>
  );
}
