import { useNavigate } from 'react-router-dom';
import { offerChosen } from '#src/features/checkout/draft.ts';
import { useAppDispatch } from '#src/platform/use-store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Money } from '#src/ui/Money.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { CardsSkeleton } from '#src/ui/Skeletons.tsx';
import { Columns } from './Columns.tsx';
import { OfferList } from './OfferList.tsx';
import { OrderLines } from './OrderLines.tsx';
import { PlanOptions } from './PlanOptions.tsx';
import classes from './PlanStep.module.css';
import { after } from '#src/features/checkout/steps.ts';
import type { CheckoutComparison } from './use-comparison.ts';

export function PlanStep({ comparison }: { comparison: CheckoutComparison }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { data, offer, lost, busy, error, refetch } = comparison;
  const goOn = () => {
    const next = offer && after('plan', offer);
    if (!next) return;
    dispatch(offerChosen(offer.offer.code));
    void navigate(next.to);
  };
  return (
    <Columns
      summary={
        data?.cart && offer
          ? {
              lines: <OrderLines cart={data.cart} offer={offer} />,
              totalLabel: 'You pay in all',
              total: <Money value={offer.totalPayable} size="large" />,
              note: 'You can pay early any time and save interest.',
            }
          : null
      }
      action={<Button onClick={goOn}>{offer && `Continue with ${offer.offer.name}`}</Button>}
    >
      {error !== undefined && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && error === undefined && <CardsSkeleton cards={4} />}
      {data && (
        <div aria-busy={busy} className={classes.comparator}>
          {lost && !lost.available && (
            <p role="status" className={classes.lost}>
              {lost.offer.name} is not available for this cart any more. {lost.refusal.message}
            </p>
          )}
          {offer && <PlanOptions offer={offer} />}
          <OfferList offers={data.offers} chosen={offer ?? null} />
        </div>
      )}
    </Columns>
  );
}
