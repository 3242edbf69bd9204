import type { ReactNode } from 'react';
import {
  draftFound,
  newerDraftRefused,
  selectDraft,
  selectDraftKept,
  selectNewerDraft,
} from '#src/features/checkout/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { paths } from '#src/platform/paths.ts';
import classes from './DraftNotices.module.css';
import { Button, ButtonLink } from '#src/ui/Button.tsx';

/** What is worth knowing about the draft itself: another tab has a newer one, it cannot be kept, an order is unpaid. */
export function DraftNotices() {
  const dispatch = useAppDispatch();
  const newer = useAppSelector(selectNewerDraft);
  const kept = useAppSelector(selectDraftKept);
  const { unpaid } = useAppSelector(selectDraft);
  return (
    <>
      {newer && (
        <Notice
          text="Another tab has changed the cart or the plan."
          actions={
            <>
              <Button size="sm" variant="default" onClick={() => dispatch(draftFound(newer))}>
                Take over the other tab's
              </Button>
              <Button size="sm" variant="subtle" onClick={() => dispatch(newerDraftRefused())}>
                Keep this one
              </Button>
            </>
          }
        />
      )}
      {!kept && (
        <Notice text="This browser does not let us save your cart. Finish in this tab, or it is lost." />
      )}
      {unpaid && (
        <Notice
          text="You have signed an order; only its payment is missing."
          actions={
            <ButtonLink
              size="sm"
              variant="default"
              to={paths.checkoutConfirmation({ order: unpaid.orderId })}
            >
              Finish paying
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

function Notice({ text, actions }: { text: string; actions?: ReactNode }) {
  return (
    <div role="status" className={classes.notice}>
      <p>{text}</p>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
