import type { CartItem, CartLine, PricedCart } from '#contracts/orders/cart.ts';
import { type Problem, problem, ProblemError, raise } from '#mocks/core/handler-result.ts';
import type { OrderRecord } from './record.ts';
import type { Reads } from '#mocks/tables.ts';
import { MAX_TOTAL } from './quotes/issue.ts';
import { moneyText } from '#mocks/format.ts';

export type CartRecord = Pick<
  OrderRecord,
  'currency' | 'lines' | 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total'
>;

/**
 * Prices items from the catalogue. Prices include tax, shipping is free and there are no discounts.
 * Raises validation-failed for products that are not sold, currency-mismatch and amount-too-large.
 */
export function priceCart(
  tables: Pick<Reads, 'products'>,
  items: readonly CartItem[],
  /** RFC 6901 pointer to the items in the request. */
  pointer: string,
): CartRecord {
  const products = items.map(({ productId }) => tables.products.get(productId));
  const errors = products.flatMap((product, index) =>
    product?.active
      ? []
      : [
          {
            pointer: `${pointer}/${index}/productId`,
            code: 'unknown',
            message: 'This product is not sold here',
          },
        ],
  );
  if (errors.length > 0) raise('validation-failed', 'Something in the cart is not sold here.', { errors });

  const lines = items.flatMap(({ productId, quantity }, index): CartLine[] => {
    const product = products[index];
    if (!product) return [];
    const { name, unitPrice } = product;
    const lineTotal = { amountMinor: unitPrice.amountMinor * quantity, currency: unitPrice.currency };
    return [{ productId, nameSnapshot: name, unitPriceSnapshot: unitPrice, quantity, lineTotal }];
  });
  const currency = lines[0]?.lineTotal.currency ?? 'EUR';
  const mixed = mixedCurrencies(lines);
  if (mixed) throw new ProblemError(mixed);
  const subtotal = lines.reduce((sum, line) => sum + line.lineTotal.amountMinor, 0);
  refuseTooLarge({ amountMinor: subtotal, currency });
  return { currency, lines, subtotal, discount: 0, shipping: 0, tax: 0, total: subtotal };
}

/** Null when everything is priced in one currency. */
export function mixedCurrencies(lines: readonly CartLine[]): Problem | null {
  const [first, ...others] = lines.map((line) => line.lineTotal.currency);
  const got = others.find((currency) => currency !== first);
  if (first === undefined || got === undefined) return null;
  const detail = 'Everything in a cart must be priced in one currency.';
  return problem('currency-mismatch', detail, { expected: first, got });
}

export function refuseTooLarge({ amountMinor, currency }: PricedCart['total']): void {
  const max = { amountMinor: MAX_TOTAL, currency };
  if (amountMinor > MAX_TOTAL)
    raise('amount-too-large', `A purchase can be ${moneyText(max)} at most.`, { max });
}

export function viewCart({ currency, lines, ...cart }: CartRecord): PricedCart {
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    lines: [...lines],
    subtotal: money(cart.subtotal),
    discount: money(cart.discount),
    shipping: money(cart.shipping),
    tax: money(cart.tax),
    total: money(cart.total),
  };
}
