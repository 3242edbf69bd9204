import { Button } from '@mantine/core';
import { useState } from 'react';
import { selectDraft, selectDraftKept } from '#src/customer/draft/draft.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { FrameBoundary } from '#src/layout/FrameBoundary.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { NewerDraftNotice } from '#src/customer/checkout/NewerDraftNotice.tsx';
import { Notice } from '#src/customer/checkout/Notice.tsx';
import classes from '#src/customer/checkout/Notice.module.css';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { agoText } from '#src/ui/format/ago-text.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

// Only customers who are signed in need its schemas; where its code does not come, the cart works without it.
const UnpaidPlans = lazyInline(
  () => import('#src/customer/plans/UnpaidPlans.tsx'),
  null,
  () => null,
);

/** A cart that was unchanged for this long, in ms, is announced as one from an earlier visit. */
const longAgoMs = 60 * 60_000;

/**
 * Notices about the draft: it is from an earlier visit, another tab has a newer one, it cannot be stored, or an order
 * waits for its payment.
 */
export function DraftNotices() {
  const isPersisted = useAppSelector(selectDraftKept);
  const { unpaid, items, savedAt } = useAppSelector(selectDraft);
  const { locale } = useConfiguration();
  // The draft when the page was opened; the next change of the cart replaces its time.
  const [opened] = useState(() => ({
    at: savedAt === null ? Infinity : Date.parse(savedAt),
    now: Date.now(),
  }));
  const role = useAppSelector(selectRole);
  return (
    <>
      <NewerDraftNotice />
      {items.length > 0 && opened.now - opened.at > longAgoMs && (
        <Notice
          text={`This is your cart from ${agoText(opened.at, opened.now, locale)}, as this device kept it. Prices and plans are of today.`}
        />
      )}
      {!isPersisted && (
        <Notice text="This browser does not let us save your cart. Finish in this tab, or your cart is lost." />
      )}
      {role === 'ADMINISTRATOR' && (
        <Notice
          text="You’re logged in as an administrator. Only customers can place an order."
          actions={
            <Button component={AppLink} size="sm" variant="default" to={paths.logout()}>
              Log Out
            </Button>
          }
        />
      )}
      {role === 'CUSTOMER' ? (
        <FrameBoundary>
          <UnpaidPlans className={classes.notice} />
        </FrameBoundary>
      ) : (
        unpaid && (
          <Notice
            // after the press to pay, only the backend knows whether the payment has arrived
            text={
              unpaid.paying
                ? 'Your order is confirmed. Log in to see whether its payment has arrived.'
                : 'Your order is confirmed. Only its payment is missing.'
            }
            actions={
              <Button
                component={AppLink}
                size="sm"
                variant="default"
                to={paths.checkoutConfirmation({ order: unpaid.orderId })}
              >
                {unpaid.paying ? 'View the order' : 'Finish paying'}
              </Button>
            }
          />
        )
      )}
    </>
  );
}
