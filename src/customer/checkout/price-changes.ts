import type { PricedCart } from '#contracts/orders/cart.ts';
import type { Money } from '#contracts/money.ts';
import type { Draft } from '#src/customer/draft/schema.ts';

export interface PriceChange {
  readonly productId: string;
  readonly name: string;
  readonly before: Money;
  readonly now: Money;
}

/** Returns the lines whose price differs from the one that the customer has seen. */
export function priceChanges(
  { lines }: Pick<PricedCart, 'lines'>,
  seenPrices: Draft['seenPrices'],
): PriceChange[] {
  return lines.flatMap(({ productId, nameSnapshot, unitPriceSnapshot: now }) => {
    const amountMinor = seenPrices[productId];
    if (amountMinor === undefined || amountMinor === now.amountMinor) return [];
    return [{ productId, name: nameSnapshot, before: { ...now, amountMinor }, now }];
  });
}

/** Returns the prices of products that the customer sees for the first time; null if there are none. */
export function newPrices(
  { lines }: Pick<PricedCart, 'lines'>,
  seenPrices: Draft['seenPrices'],
): Draft['seenPrices'] | null {
  const added = lines.filter(({ productId }) => seenPrices[productId] === undefined);
  return added.length === 0 ? null : pricesOf(added);
}

export function pricesOf(lines: PricedCart['lines']): Draft['seenPrices'] {
  return Object.fromEntries(lines.map((line) => [line.productId, line.unitPriceSnapshot.amountMinor]));
}
