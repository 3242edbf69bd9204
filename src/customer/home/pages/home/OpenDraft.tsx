import { Button } from '@mantine/core';
import { useState } from 'react';
import { useListProductsQuery } from '#src/resources/catalogue/api.ts';
import { selectDraft } from '#src/customer/draft/draft.ts';
import type { Draft } from '#src/customer/draft/schema.ts';
import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { agoText } from '#src/ui/format/ago-text.ts';
import classes from './OpenDraft.module.css';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

/**
 * A notice about an unfinished purchase. For a signed-in customer, orders that wait for their payment are shown with
 * the next payment instead.
 */
export function OpenDraft() {
  const isSignedIn = useAppSelector(selectRole) === 'CUSTOMER';
  const saved = useAppSelector(selectDraft);
  const draft = isSignedIn ? { ...saved, unpaid: null } : saved;
  const { locale } = useConfiguration();
  const { data } = useListProductsQuery({ query: { limit: 100 } }, { skip: draft.items.length === 0 });
  const target = targetOf(draft);
  // Only if it existed when the page was opened: a product added on this page must not move the products.
  const inBrowser = useInBrowser();
  const [wasOpen, setWasOpen] = useState<boolean | null>(null);
  if (inBrowser && wasOpen === null) setWasOpen(target !== null);
  if (wasOpen === null) return <div className={classes.draft} />;
  if (!target || !wasOpen) return null;
  const names = draft.items.flatMap(({ productId, quantity }) => {
    const name = data?.items.find(({ id }) => id === productId)?.name;
    return name ? [quantity > 1 ? `${name} × ${quantity}` : name] : [];
  });
  const ago = draft.savedAt && agoText(Date.parse(draft.savedAt), Date.now(), locale);
  return (
    <section className={classes.draft} aria-label="Open purchase">
      <div>
        <h2>{draft.unpaid ? unpaidText(draft.unpaid) : names.join(', ') || 'Your cart'}</h2>
        {ago && !draft.unpaid && <p>Saved {ago} on this device</p>}
      </div>
      <Button component={AppLink} to={target}>
        {draft.unpaid ? (draft.unpaid.paying ? 'View the order' : 'Finish paying') : 'Continue checkout'}
      </Button>
    </section>
  );
}

/** After the press to pay, only the backend knows whether the payment has arrived. */
const unpaidText = ({ paying }: NonNullable<Draft['unpaid']>) =>
  paying ? 'Your order is confirmed' : 'Your order is waiting for payment';

function targetOf({ unpaid, items, step }: Draft): string | null {
  if (unpaid) return paths.checkoutConfirmation({ order: unpaid.orderId });
  if (items.length === 0) return null;
  return step === 'confirmation' ? paths.checkoutConfirmation() : paths.checkout({ step });
}
