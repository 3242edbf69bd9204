import type { Money as MoneyValue } from '#contracts/money.ts';
import type { Order } from '#contracts/orders/order.ts';
import type { Fact } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';

/** Returns a discount as what it adds to a sum. */
export const deducted = (discount: MoneyValue): MoneyValue => ({
  ...discount,
  amountMinor: -discount.amountMinor,
});

/** Returns the lines between a cart's items and its total; a discount is negative. */
export function additionsOf({
  discountCode,
  discount,
  shipping,
  tax,
}: Pick<Order, 'discountCode' | 'discount' | 'shipping' | 'tax'>): Fact[] {
  return [
    { label: discountCode === null ? 'Discount' : `Discount ${discountCode}`, amount: deducted(discount) },
    { label: 'Shipping', amount: shipping },
    { label: 'Tax', amount: tax },
  ].flatMap(({ label, amount }) =>
    amount.amountMinor === 0 ? [] : [{ label, value: <Money value={amount} /> }],
  );
}
