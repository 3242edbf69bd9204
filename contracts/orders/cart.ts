import { described } from '#contracts/described.ts';
import { ProductId } from '#contracts/ids.ts';
import { NonNegativeMoney, oneCurrency, PositiveMoney, sumMinor } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

export const Quantity = described(z.int().check(z.gte(1), z.lte(99)), 'The number of pieces of one product.');

export const CartItem = described(
  z.object({ productId: ProductId, quantity: Quantity }),
  'An item that a customer selects; names and prices come from the catalogue.',
);
export type CartItem = z.output<typeof CartItem>;

export const CartItems = described(
  z.array(CartItem).check(
    z.minLength(1),
    z.maxLength(50),
    z.refine((items) => new Set(items.map((item) => item.productId)).size === items.length, {
      message: 'Each product at most once; use the quantity',
    }),
  ),
  'The items of a cart; each product at most once.',
);

export const DiscountCode = described(
  z.string().check(z.regex(/^[A-Z0-9]{4,20}$/)),
  'As printed: capital letters and digits.',
);

export const CartLine = described(
  z
    .object({
      productId: ProductId,
      nameSnapshot: z.string().check(z.minLength(1)),
      unitPriceSnapshot: PositiveMoney,
      quantity: Quantity,
      lineTotal: PositiveMoney,
    })
    .check(
      z.refine((line) => line.lineTotal.amountMinor === line.unitPriceSnapshot.amountMinor * line.quantity, {
        path: ['lineTotal'],
        message: 'A line is its unit price times its quantity',
      }),
    ),
  'A product of a cart, with the name and price that it had when the cart was priced.',
);
export type CartLine = z.output<typeof CartLine>;

/** The sums of a cart. `total = subtotal - discount + shipping + tax`, exact. */
export const CartSums = {
  lines: z.array(CartLine).check(z.minLength(1)),
  subtotal: NonNegativeMoney,
  discountCode: described(z.nullable(DiscountCode), 'The accepted code; null without one.'),
  discount: NonNegativeMoney,
  shipping: NonNegativeMoney,
  tax: NonNegativeMoney,
  total: NonNegativeMoney,
};

const sums = z.object(CartSums);

/** Checks the sums of every priced cart and order. */
export function cartAddsUp(cart: z.output<typeof sums>): boolean {
  const { lines, subtotal, discount, shipping, tax, total } = cart;
  return (
    oneCurrency(subtotal, discount, shipping, tax, total, ...lines.map((line) => line.lineTotal)) &&
    subtotal.amountMinor === sumMinor(lines.map((line) => line.lineTotal)) &&
    total.amountMinor === subtotal.amountMinor - discount.amountMinor + shipping.amountMinor + tax.amountMinor
  );
}

export const PricedCart = described(
  sums.check(
    z.refine(cartAddsUp, {
      path: ['total'],
      message: 'Lines, subtotal and total must add up in one currency',
    }),
  ),
  'A cart with current prices and its total.',
);
export type PricedCart = z.output<typeof PricedCart>;
