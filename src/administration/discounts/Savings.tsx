import type { DiscountDetails } from '#contracts/catalogue/discount.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';

interface Props {
  /** What carts cost with the code, and before it. */
  readonly examples: DiscountDetails['examples'];
  /** What the code has taken off so far, where it changes. */
  readonly before?: DiscountDetails['examples'];
}

/** What a cart with one piece of each product costs with a code, or before and after a change of it. */
export function Savings({ examples, before }: Props) {
  const total = ({ price, discount }: DiscountDetails['examples'][number]) => ({
    ...price,
    amountMinor: price.amountMinor - discount.amountMinor,
  });
  return (
    <SmallTable
      columns={['Product', before ? 'Now' : 'Price', before ? 'Then' : 'With code']}
      rows={examples.map((example) => {
        const earlier = before?.find(({ productId }) => productId === example.productId);
        return {
          key: example.productId,
          cells: [
            example.name,
            <Money key="before" value={earlier ? total(earlier) : example.price} />,
            <Money key="after" value={total(example)} />,
          ],
        };
      })}
    />
  );
}
