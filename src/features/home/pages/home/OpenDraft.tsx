import { useListProductsQuery } from '#src/features/catalogue/api.ts';
import { type Draft, selectDraft } from '#src/features/checkout/draft.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { selectRole } from '#src/platform/session.ts';
import { paths } from '#src/platform/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { agoText } from '#src/ui/ago-text.ts';
import classes from './OpenDraft.module.css';

/**
 * A purchase that waits to be finished. To a customer who is signed in the backend says which orders wait for their
 * payment, and the next payment shows them.
 */
export function OpenDraft() {
  const isSignedIn = useAppSelector(selectRole) === 'CUSTOMER';
  const saved = useAppSelector(selectDraft);
  const draft = isSignedIn ? { ...saved, unpaid: null } : saved;
  const { locale } = useConfiguration();
  const { data } = useListProductsQuery({ query: { limit: 100 } }, { skip: draft.items.length === 0 });
  const target = targetOf(draft);
  if (!target) return null;
  const names = draft.items.flatMap(({ productId, quantity }) => {
    const name = data?.items.find(({ id }) => id === productId)?.name;
    return name ? [quantity > 1 ? `${name} × ${quantity}` : name] : [];
  });
  const ago = draft.savedAt && agoText(Date.parse(draft.savedAt), Date.now(), locale);
  return (
    <section className={classes.draft} aria-label="Open purchase">
      <div>
        <h2>{draft.unpaid ? 'Your order is waiting for payment' : names.join(', ') || 'Your cart'}</h2>
        {ago && !draft.unpaid && <p>Saved {ago} on this device</p>}
      </div>
      <ButtonLink to={target}>{draft.unpaid ? 'Finish paying' : 'Continue checkout'}</ButtonLink>
    </section>
  );
}

function targetOf({ unpaid, items, step }: Draft): string | null {
  if (unpaid) return paths.checkoutConfirmation({ order: unpaid.orderId });
  if (items.length === 0) return null;
  return step === 'confirmation' ? paths.checkoutConfirmation() : paths.checkout({ step });
}
