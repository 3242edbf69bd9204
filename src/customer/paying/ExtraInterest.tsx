import type { Money as MoneyValue } from '#contracts/money.ts';
import { Money } from '#src/ui/format/Money.tsx';

/** The cost of a changed schedule, as a sentence. */
export function ExtraInterest({ value }: { readonly value: MoneyValue }) {
  if (value.amountMinor <= 0) return 'No extra interest.';
  return (
    <>
      It costs <Money value={value} /> more interest.
    </>
  );
}
