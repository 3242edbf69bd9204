import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '#contracts/orders/cart.ts';
import { type DraftState, itemsToChange, mergeItems, withItems } from './changes.ts';

/** Changes of the items in the cart. */
export const cartReducers = {
  /** Adds one of a product to the cart. */
  itemAdded(state: DraftState, { payload }: PayloadAction<string>): DraftState {
    const items = itemsToChange(state);
    const itemInCart = items.find((item) => item.productId === payload);
    if (!itemInCart) return withItems(state, [...items, { productId: payload, quantity: 1 }]);
    const quantity = Math.min(99, itemInCart.quantity + 1);
    return withItems(
      state,
      items.map((item) => (item === itemInCart ? { ...item, quantity } : item)),
    );
  },
  /** Adds the items of an earlier order to the cart; of a product in both the larger quantity counts. */
  itemsRepeated(state: DraftState, { payload }: PayloadAction<readonly CartItem[]>): DraftState {
    return withItems(state, mergeItems(itemsToChange(state), payload));
  },
  quantitySet(state: DraftState, { payload }: PayloadAction<CartItem>): DraftState {
    const { productId } = payload;
    return withItems(
      state,
      itemsToChange(state).map((item) => (item.productId === productId ? payload : item)),
    );
  },
  itemRemoved(state: DraftState, { payload }: PayloadAction<string>): DraftState {
    return withItems(
      state,
      itemsToChange(state).filter((item) => item.productId !== payload),
    );
  },
  /** Undoes a removal at the item's old position. */
  itemRestored(state: DraftState, { payload }: PayloadAction<{ item: CartItem; index: number }>): DraftState {
    const { item, index } = payload;
    const otherItems = itemsToChange(state).filter((other) => other.productId !== item.productId);
    return withItems(state, otherItems.toSpliced(index, 0, item));
  },
};
