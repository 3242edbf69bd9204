import type { Order } from '#contracts/orders/order.ts';
import { additionsOf } from '#src/customer/checkout/cart-sums.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

type Ordered = Pick<Order, 'lines' | 'discountCode' | 'discount' | 'shipping' | 'tax' | 'total'>;

/** Every line of the order with quantity and unit price, and their total. */
export function OrderedItems({ order }: { readonly order: Ordered }) {
  const moneyText = useMoneyText();
  return (
    <Card heading="What you buy">
      <SumList
        items={[
          ...order.lines.map(({ nameSnapshot, quantity, unitPriceSnapshot, lineTotal }) => ({
            label: `${quantity} × ${nameSnapshot}${quantity > 1 ? `, ${moneyText(unitPriceSnapshot)} each` : ''}`,
            value: <Money value={lineTotal} />,
          })),
          ...additionsOf(order),
          { label: 'Total of the order', value: <Money value={order.total} /> },
        ]}
      />
    </Card>
  );
}
