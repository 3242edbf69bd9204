import type { Product } from '#contracts/catalogue/product.ts';
import { Money } from '#src/ui/format/Money.tsx';

/** "from €94.90 a month", or how a product without a plan of its own is paid monthly. */
export function MonthlyFrom({ product: { monthlyFrom } }: { readonly product: Product }) {
  if (!monthlyFrom) return 'Pay monthly together with other products';
  return (
    <>
      from <Money value={monthlyFrom.amount} /> a{'\u00a0'}month
    </>
  );
}
