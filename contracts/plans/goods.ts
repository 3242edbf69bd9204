import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { ProductId } from '#contracts/ids.ts';
import { Count } from '#contracts/integers.ts';
import { NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { Quantity } from '#contracts/orders/cart.ts';
import { z } from '#contracts/z.ts';

export const BoughtItem = described(
  z.object({
    productId: ProductId,
    name: z.string().check(z.minLength(1)),
    quantity: Quantity,
    returned: described(Count, 'How many of them were credited because they came back.'),
  }),
  'A product of the order that a plan pays for.',
);
export type BoughtItem = z.output<typeof BoughtItem>;

export const ReturnedItem = described(
  z.object({ productId: ProductId, quantity: Quantity }),
  'Pieces of one line of the order that come back.',
);
export type ReturnedItem = z.output<typeof ReturnedItem>;

export const ReturnedItems = described(
  z.array(ReturnedItem).check(
    z.minLength(1),
    z.maxLength(50),
    z.refine((items) => new Set(items.map(({ productId }) => productId)).size === items.length, {
      message: 'Each product at most once; use the quantity',
    }),
  ),
  'What comes back; each product at most once.',
);

export const GoodsCredit = described(
  z.object({
    on: LocalDate,
    items: described(z.array(ReturnedItem).check(z.minLength(1)), 'What came back.'),
    value: described(
      PositiveMoney,
      'What was paid or financed for it: its price, less its part of the discount.',
    ),
    principal: described(NonNegativeMoney, 'The financed share of the value: the principal is less by it.'),
    downPayment: described(NonNegativeMoney, 'The share of the value that the down payment has paid.'),
    interest: described(
      NonNegativeMoney,
      'Interest of the returned share until that day, which is no longer asked for, or was given back.',
    ),
    refunded: described(NonNegativeMoney, 'What was overpaid and was given back to the customer.'),
  }),
  'What a plan was credited for goods that came back.',
);
export type GoodsCredit = z.output<typeof GoodsCredit>;
