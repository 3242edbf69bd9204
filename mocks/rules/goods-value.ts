import type { ReturnedItem } from '#contracts/plans/goods.ts';
import { halfEven, ratio, toMinor } from './rational.ts';
import { sum } from './sum.ts';

/** A purchase on a plan, in minor units. */
export interface Purchase {
  readonly lines: readonly {
    readonly productId: string;
    readonly quantity: number;
    readonly unitPriceSnapshot: { readonly amountMinor: number };
  }[];
  readonly subtotal: number;
  readonly total: number;
  readonly financed: number;
}

/** What goods of a purchase were paid with, in minor units: `value` is the sum of the others. */
export interface GoodsValue {
  readonly value: number;
  readonly principal: number;
  readonly downPayment: number;
}

const share = (amount: number, part: number, whole: number) =>
  whole === 0 ? 0 : toMinor(halfEven(ratio(BigInt(amount) * BigInt(part), whole)));

/** Returns what these pieces cost, less their part of the discount, and how the plan has paid for it. */
function valueOfAll({ lines, subtotal, total, financed }: Purchase, items: readonly ReturnedItem[]) {
  const price = sum(items, ({ productId, quantity }) => {
    const line = lines.find((each) => each.productId === productId);
    return (line?.unitPriceSnapshot.amountMinor ?? 0) * quantity;
  });
  const value = share(price, total, subtotal);
  const principal = share(value, financed, total);
  return { value, principal, downPayment: value - principal };
}

/** Returns how many pieces of a product are among these items. */
export const countOf = (items: readonly ReturnedItem[], productId: string): number =>
  sum(
    items.filter((item) => item.productId === productId),
    ({ quantity }) => quantity,
  );

/**
 * What goods that come back are worth (docs/domain.md, "Goods come back"). It is the difference of what came back in all, so
 * that the values of all pieces sum to what was paid and financed.
 * @param before what came back earlier
 */
export function goodsValue(
  purchase: Purchase,
  before: readonly ReturnedItem[],
  items: readonly ReturnedItem[],
): GoodsValue {
  const was = valueOfAll(purchase, before);
  const is = valueOfAll(purchase, [...before, ...items]);
  return {
    value: is.value - was.value,
    principal: is.principal - was.principal,
    downPayment: is.downPayment - was.downPayment,
  };
}
