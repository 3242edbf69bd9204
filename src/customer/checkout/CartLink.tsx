import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import classes from './CartLink.module.css';
import { useCartCount } from './use-cart-count.ts';

export const cartPath = () => paths.checkout({ step: 'cart' });

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
