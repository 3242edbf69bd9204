import type { Order } from '#contracts/orders/order.ts';
import type { Fact } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';

/** Returns the lines between a cart's items and its total; a discount is negative. */
export function additionsOf({
  discountCode,
  discount,
  shipping,
  tax,
}: Pick<Order, 'discountCode' | 'discount' | 'shipping' | 'tax'>): Fact[] {
  const off = { ...discount, amountMinor: -discount.amountMinor };
  return [
    { label: discountCode === null ? 'Discount' : `Discount ${discountCode}`, amount: off },
    { label: 'Shipping', amount: shipping },
    { label: 'Tax', amount: tax },
  ].flatMap(({ label, amount }) =>
    amount.amountMinor === 0 ? [] : [{ label, value: <Money value={amount} /> }],
  );
}
