import type { DiscountTakes } from '#contracts/catalogue/discount.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';

/** What a code takes off: "10 %, up to €100.00". */
export function TakesText({ takes }: { readonly takes: DiscountTakes }) {
  if (takes.kind === 'AMOUNT') return <Money value={takes.amount} />;
  return (
    <>
      <Percent ppm={takes.shareBps * 100} />, up to <Money value={takes.max} />
    </>
  );
}
