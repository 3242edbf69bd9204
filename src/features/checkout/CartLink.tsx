import { paths } from '#src/platform/paths.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import classes from './CartLink.module.css';
import { selectDraft } from './draft.ts';

/** The header's link to the cart with the number of items; nothing while the cart is empty. */
export function CartLink() {
  const { items } = useAppSelector(selectDraft);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) return null;
  return (
    <AppLink
      to={paths.checkout({ step: 'cart' })}
      aria-label={`Cart, ${count === 1 ? '1 item' : `${count} items`}`}
    >
      Cart <span className={classes.count}>{count}</span>
    </AppLink>
  );
}
