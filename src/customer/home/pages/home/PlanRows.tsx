import { Skeleton } from '@mantine/core';
import { memo } from 'react';
import type { AvailableOffer, ComparedOffer } from '#contracts/orders/quote.ts';
import { MonthlyFigure } from '#src/customer/catalogue/MonthlyFigure.tsx';
import { InstalmentRuns } from './InstalmentRuns.tsx';
import { QuoteStrip } from '#src/kits/schedule/QuoteStrip.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import classes from './PlanRows.module.css';

interface PlanRowsProps {
  readonly id: string;
  readonly offers: readonly ComparedOffer[];
  /** How many of them are shown. */
  readonly shown: number;
  /** Shows every instalment and the interest of each. */
  readonly isExact: boolean;
  readonly isUpdating: boolean;
}

/** Each plan with its figures, or why it is unavailable. */
export const PlanRows = memo(function PlanRows({ id, offers, shown, isExact, isUpdating }: PlanRowsProps) {
  return (
    <ul id={id} className={classes.offers} aria-label="Plans for this amount" aria-busy={isUpdating}>
      {offers.slice(0, shown).map((compared) => (
        <li key={compared.offer.code} className={classes.offer}>
          {compared.available ? (
            <Available quote={compared} isExact={isExact} />
          ) : (
            <>
              <h2>{compared.offer.name}</h2>
              <p className={classes.why}>{compared.refusal.message}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
});

/** Placeholders for the plans that are shown at once. */
export function PlanRowsSkeleton({ count }: { readonly count: number }) {
  return (
    <div role="status" aria-label="Loading">
      <ul className={classes.offers} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <li key={at} className={classes.offer}>
            <Skeleton className={classes.waiting} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Available({ quote, isExact }: { readonly quote: AvailableOffer; readonly isExact: boolean }) {
  const { offer, downPayment, totalPayable, totalInterest, aprcPpm, aprcShown } = quote;
  return (
    <>
      <div className={classes.head}>
        <h2>{offer.name}</h2>
        <MonthlyFigure quote={quote} />
      </div>
      <QuoteStrip quote={quote} />
      <p className={classes.facts}>
        <span>
          <Money value={downPayment} /> today
          {totalInterest.amountMinor === 0 ? ' · no interest' : null}
          {aprcShown && totalInterest.amountMinor > 0 && (
            <>
              {' · '}APRC <Percent ppm={aprcPpm} />
            </>
          )}
        </span>
        <span>
          <Money value={totalPayable} /> in total
        </span>
      </p>
      {isExact && (
        <p className={classes.facts}>
          <span>
            <InstalmentRuns quote={quote} />
          </span>
          <span>
            <Money value={totalInterest} /> interest
          </span>
        </p>
      )}
    </>
  );
}
