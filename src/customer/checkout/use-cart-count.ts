import { useAppSelector } from '#src/platform/store/use-store.ts';
import { selectDraft } from '#src/customer/draft/draft.ts';

/** Returns how many items the cart has, as a number and in words. */
export function useCartCount() {
  const { items } = useAppSelector(selectDraft);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { count, words: count === 1 ? '1 item' : `${count} items` };
}
