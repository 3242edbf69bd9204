import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { offerChosen, purchaseContinued } from '#src/customer/draft/draft.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { CardsSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { CompareBalances } from './CompareBalances.tsx';
import { Columns } from './Columns.tsx';
import { OfferList } from './OfferList.tsx';
import { OfferTable } from './OfferTable.tsx';
import { OrderLines } from './OrderLines.tsx';
import { PlanOptions } from './PlanOptions.tsx';
import classes from './PlanStep.module.css';
import { lateFeeText } from '#src/customer/checkout/late-fee-text.ts';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { after } from '#src/customer/checkout/steps.ts';
import type { CheckoutComparison } from './use-comparison.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

export default function PlanStep({ comparison }: { comparison: CheckoutComparison }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { data, offer, unavailableOffer, busy, error, refetch } = comparison;
  const moneyText = useMoneyText();
  const [view, setView] = useState('Cards');
  const available = data?.offers.filter((each) => each.available) ?? [];
  const advance = () => {
    const next = offer && after('plan', offer);
    if (!next) return;
    dispatch(offerChosen(offer.offer.code));
    dispatch(purchaseContinued(null));
    void navigate(next.to);
  };
  return (
    <Columns
      summary={
        data?.cart
          ? {
              lines: <OrderLines cart={data.cart} offer={offer ?? null} />,
              ...(offer
                ? { totalLabel: 'Due today', totalWord: 'today', total: offer.downPayment }
                : { totalLabel: 'Total', totalWord: 'in all', total: data.total }),
              note: noteOf(offer ?? null),
            }
          : null
      }
      action={
        offer ? (
          <Button onClick={advance}>{`Continue with ${offer.offer.name}`}</Button>
        ) : (
          <Button component={AppLink} variant="default" to={paths.checkout({ step: 'cart' })}>
            Change the cart
          </Button>
        )
      }
    >
      {error !== undefined && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && error === undefined && <CardsSkeleton cards={4} />}
      {data && (
        <div aria-busy={busy} className={classes.comparator}>
          {unavailableOffer && !unavailableOffer.available && (
            <StatusAlert role="status" color="warning" className={classes.lost}>
              {unavailableOffer.offer.name} is no longer available for this cart.{' '}
              {unavailableOffer.refusal.message}
            </StatusAlert>
          )}
          {offer && <PlanOptions offer={offer} offers={available} />}
          <SegmentedControl
            aria-label="How the plans are shown"
            size="xs"
            className={classes.view ?? ''}
            data={['Cards', 'Table']}
            value={view}
            onChange={setView}
          />
          {view === 'Table' ? (
            <OfferTable offers={data.offers} chosen={offer?.offer.code ?? null} />
          ) : (
            <OfferList offers={data.offers} chosen={offer ?? null} />
          )}
          {offer && <p className={classes.late}>{lateFeeText(offer.lateFees, moneyText)}</p>}
          {available.length > 1 && (
            <div className={classes.compare}>
              <CompareBalances offers={available} chosen={offer?.offer.code ?? null} />
            </div>
          )}
        </div>
      )}
    </Columns>
  );
}

function noteOf(offer: AvailableOffer | null): string {
  if (!offer) return 'Choose a plan, or change what is in your cart.';
  const savesInterest = offer.totalInterest.amountMinor > 0;
  return savesInterest
    ? 'You can pay early at any time and save interest.'
    : 'You can pay early at any time.';
}
