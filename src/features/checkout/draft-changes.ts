import type { CartItem } from '#contracts/orders/cart.ts';
import { type Draft, paymentKeys } from './draft-schema.ts';

export interface DraftState {
  readonly current: Draft;
  /** What another tab saved after this one, until the customer chooses. */
  readonly newer: Draft | null;
  /** False when the browser refuses to keep the draft. */
  readonly kept: boolean;
  /** This tab has shown a receipt, and nothing was put into the cart since: the steps before it are over. */
  readonly bought: boolean;
}

/** Another choice: the order made for the old one is abandoned, and none of its requests is sent again. */
export function changed(state: DraftState, change: Partial<Draft>): DraftState {
  const { current } = state;
  const begun = { orderId: null, quoteId: null, codeRound: 0, keys: paymentKeys(current.keys) };
  const abandonedOrderId = current.orderId ?? current.abandonedOrderId;
  return { ...state, current: { ...current, ...begun, abandonedOrderId, ...change } };
}

/**
 * The cart to change. What another tab put into its own cart is in it too, so that neither tab loses a product: of a
 * product in both carts the larger quantity counts.
 */
export function itemsToChange({ current, newer }: DraftState): readonly CartItem[] {
  return merged(current.items, newer?.items ?? []);
}

/** Both carts: of a product in both the larger quantity counts. */
export function merged(items: readonly CartItem[], others: readonly CartItem[]): readonly CartItem[] {
  const larger = items.map((item) => {
    const other = others.find(({ productId }) => productId === item.productId);
    return other && other.quantity > item.quantity ? other : item;
  });
  const known = new Set(larger.map(({ productId }) => productId));
  return [...larger, ...others.filter(({ productId }) => !known.has(productId))];
}

export function withItems(state: DraftState, items: readonly CartItem[]): DraftState {
  return changed({ ...state, newer: null, bought: false }, { items: [...items] });
}

export function noted(state: DraftState, fact: Partial<Draft>): DraftState {
  return { ...state, current: { ...state.current, ...fact } };
}

export function without(keys: Draft['keys'], operation: string): Draft['keys'] {
  return Object.fromEntries(Object.entries(keys).filter(([name]) => name !== operation));
}
