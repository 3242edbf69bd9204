import { paths } from '#src/platform/paths.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import classes from './CartLink.module.css';
import { selectDraft } from './draft.ts';

/** How many items are in the cart, as a link to it; nothing while it is empty. */
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
