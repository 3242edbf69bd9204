import { paths } from '#src/platform/paths.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import classes from './CartLink.module.css';
import { selectDraft } from './draft.ts';

const cartPath = () => paths.checkout({ step: 'cart' });

function useCount() {
  const { items } = useAppSelector(selectDraft);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { count, words: count === 1 ? '1 item' : `${count} items` };
}

/** The header's link to the cart with the number of items; nothing while the cart is empty. */
export function CartLink() {
  const { count, words } = useCount();
  if (count === 0) return null;
  return (
    <AppLink to={cartPath()} aria-label={`Cart, ${words}`}>
      Cart <span className={classes.count}>{count}</span>
    </AppLink>
  );
}

/** Says on the error page what was saved; nothing while the cart is empty. */
export function KeptCart() {
  const { count, words } = useCount();
  if (count === 0) return null;
  return (
    <p>
      <AppLink to={cartPath()}>Your cart with {words}</AppLink> is kept.
    </p>
  );
}
