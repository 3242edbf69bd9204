import type { CartItem } from '#contracts/orders/cart.ts';
import type { DeclinedCards } from '#src/customer/draft/declined-cards.ts';
import { type Draft, paymentKeys } from './schema.ts';

export interface DraftState {
  readonly current: Draft;
  /** The draft that another tab has saved, until the customer chooses between the two; null without one. */
  readonly newer: Draft | null;
  /** False when the browser refuses to store the draft. */
  readonly isPersisted: boolean;
  /**
   * True when this tab has shown a receipt and the cart is still empty, so that the steps before the receipt are
   * over.
   */
  readonly bought: boolean;
  /** The order that the customer has continued in this tab although it is not that of the draft. */
  readonly continued: string | null;
  /** Cards that a bank has declined since the page was loaded. */
  readonly declined: DeclinedCards;
}

/** No scratchcard, wallet or bank transfer takes part in the payment. */
export const noParts = { scratchcards: [], walletMinor: 0, byBank: false } as const satisfies Partial<Draft>;

/**
 * Applies a change of the cart or plan. The order made for the old choice is marked for cancelling, and its keys are
 * dropped.
 */
export function withChange(state: DraftState, change: Partial<Draft>): DraftState {
  const { current } = state;
  const withoutOrder = { orderId: null, quoteId: null, codeRound: 0, keys: paymentKeys(current.keys) };
  const abandonedOrderId = current.orderId ?? current.abandonedOrderId;
  return { ...state, current: { ...current, ...withoutOrder, abandonedOrderId, ...change } };
}

/**
 * Returns the cart to change. It includes what another tab put into its own cart, so that neither tab loses a
 * product; of a product in both the larger quantity counts.
 */
export function itemsToChange({ current, newer }: DraftState): readonly CartItem[] {
  return mergeItems(current.items, newer?.items ?? []);
}

/** Merges two carts; of a product in both the larger quantity counts. */
export function mergeItems(items: readonly CartItem[], otherItems: readonly CartItem[]): readonly CartItem[] {
  const larger = items.map((item) => {
    const other = otherItems.find(({ productId }) => productId === item.productId);
    return other && other.quantity > item.quantity ? other : item;
  });
  const ids = new Set(larger.map(({ productId }) => productId));
  return [...larger, ...otherItems.filter(({ productId }) => !ids.has(productId))];
}

export function withItems(state: DraftState, items: readonly CartItem[]): DraftState {
  return withChange({ ...state, newer: null, bought: false }, { items: [...items] });
}

export function withFact(state: DraftState, fact: Partial<Draft>): DraftState {
  return { ...state, current: { ...state.current, ...fact } };
}

export function without(keys: Draft['keys'], operation: string): Draft['keys'] {
  return Object.fromEntries(Object.entries(keys).filter(([name]) => name !== operation));
}
