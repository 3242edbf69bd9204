import type { BoughtItem, ReturnedItem } from '#contracts/plans/goods.ts';

/** Names goods that come back: "2 × Headphones, Coffee grinder". */
export const goodsText = (returned: readonly ReturnedItem[], bought: readonly BoughtItem[]): string =>
  returned
    .map(({ productId, quantity }) => {
      const name = bought.find((item) => item.productId === productId)?.name ?? productId;
      return quantity === 1 ? name : `${quantity} × ${name}`;
    })
    .join(', ');
