import { paths } from '#src/platform/paths.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import classes from './CartLink.module.css';
import { selectDraft } from './draft.ts';

export const cartPath = () => paths.checkout({ step: 'cart' });

/** How many items the cart has, as a number and in words. */
export function useCartCount() {
  const { items } = useAppSelector(selectDraft);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { count, words: count === 1 ? '1 item' : `${count} items` };
}

/** The header's link to the cart with the number of items; nothing while the cart is empty. */
export function CartLink() {
  const { count, words } = useCartCount();
  if (count === 0) return null;
  return (
    <AppLink to={cartPath()} aria-label={`Cart, ${words}`}>
      Cart <span className={classes.count}>{count}</span>
    </AppLink>
  );
}
