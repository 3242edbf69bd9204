import type { LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import type { CartItem, CartLine, PricedCart } from '#contracts/orders/cart.ts';
import { type Problem, problem, ProblemError, raise } from '#mocks/core/handler-result.ts';
import { sum } from '#mocks/rules/sum.ts';
import type { OrderRecord } from './record.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { dayText, moneyText } from '#mocks/core/format.ts';
import { discountFor, type DiscountRefusal } from '#mocks/rules/discounts.ts';

/** The largest total of a purchase, in minor units: far above any plan, far below where sums would lose precision. */
const MAX_TOTAL = 1_000_000_00;

export type CartRecord = Pick<
  OrderRecord,
  'currency' | 'lines' | 'subtotal' | 'discountCode' | 'discount' | 'shipping' | 'tax' | 'total'
>;

export interface CartRequest {
  readonly items: readonly CartItem[];
  readonly discountCode?: string | null | undefined;
}

/**
 * Prices items from the catalogue, less the discount of a code. Prices include tax, and shipping is free. Raises
 * validation-failed for products that are not sold and for a code that does not apply, currency-mismatch and
 * amount-too-large.
 */
export function priceCart(
  tables: Pick<Reads, 'products' | 'discounts'>,
  { items, discountCode = null }: CartRequest,
  today: LocalDate,
  /** RFC 6901 pointer to the request's member with the items. */
  pointer: string,
): CartRecord {
  const products = items.map(({ productId }) => tables.products.get(productId));
  const errors = products.flatMap((product, index) =>
    product?.active
      ? []
      : [
          {
            pointer: `${pointer}/items/${index}/productId`,
            code: 'unknown',
            message: 'This product is not sold here',
          },
        ],
  );
  // oxlint-disable-next-line tranche/direct-refusal -- about the request: there is no order yet
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
  // oxlint-disable-next-line tranche/direct-refusal -- about the request: there is no order yet
  if (mixed) throw new ProblemError(mixed);
  const subtotal = sum(lines, (line) => line.lineTotal.amountMinor);
  refuseTooLarge({ amountMinor: subtotal, currency });
  const discount =
    discountCode === null ? 0 : discountOf(tables, discountCode, lines, today, `${pointer}/discountCode`);
  return {
    currency,
    lines,
    subtotal,
    discountCode,
    discount,
    shipping: 0,
    tax: 0,
    total: subtotal - discount,
  };
}

/** Returns the discount; raises validation-failed with the reason if the code does not apply. */
function discountOf(
  { discounts }: Pick<Reads, 'discounts'>,
  code: string,
  lines: readonly CartLine[],
  today: LocalDate,
  pointer: string,
): number {
  const result = discountFor(discounts.get(code), lines, today);
  if ('amount' in result) return result.amount;
  const message = refusalText(code, result, lines[0]?.lineTotal.currency ?? 'EUR');
  // oxlint-disable-next-line tranche/direct-refusal -- about the request: the discount code
  return raise('validation-failed', message, { errors: [{ pointer, code: result.code, message }] });
}

function refusalText(code: string, refusal: DiscountRefusal, currency: Currency): string {
  switch (refusal.code) {
    case 'unknown':
      return `There is no code ${code}.`;
    case 'not-yet':
      return `${code} is valid from ${dayText(refusal.from)} on.`;
    case 'expired':
      return `${code} was valid until ${dayText(refusal.on)}.`;
    case 'ended':
      return `${code} has ended.`;
    case 'below-minimum': {
      const [missing, minimum] = [refusal.missing, refusal.minimum].map((amountMinor) =>
        moneyText({ amountMinor, currency }),
      );
      return `Add ${missing} to use ${code}, which applies from ${minimum} on.`;
    }
  }
}

/** Returns the problem of mixed currencies; null if everything is priced in one. */
export function mixedCurrencies(lines: readonly CartLine[]): Problem | null {
  const [first, ...rest] = lines.map((line) => line.lineTotal.currency);
  const got = rest.find((currency) => currency !== first);
  if (first === undefined || got === undefined) return null;
  const detail = 'Everything in a cart must be priced in one currency.';
  return problem('currency-mismatch', detail, { expected: first, got });
}

export function refuseTooLarge({ amountMinor, currency }: PricedCart['total']): void {
  const max = { amountMinor: MAX_TOTAL, currency };
  if (amountMinor > MAX_TOTAL)
    // oxlint-disable-next-line tranche/direct-refusal -- a cart that is only compared has no order
    raise('amount-too-large', `A purchase can be ${moneyText(max)} at most.`, { max });
}

export function viewCart({ currency, lines, ...cart }: CartRecord): PricedCart {
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    lines: [...lines],
    subtotal: money(cart.subtotal),
    discountCode: cart.discountCode,
    discount: money(cart.discount),
    shipping: money(cart.shipping),
    tax: money(cart.tax),
    total: money(cart.total),
  };
}
