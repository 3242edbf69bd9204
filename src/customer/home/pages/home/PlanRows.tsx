import { Skeleton } from '@mantine/core';
import { memo } from 'react';
import type { ComparedOffer } from '#contracts/orders/quote.ts';
import { InstalmentFigure } from '#src/kits/schedule/InstalmentFigure.tsx';
import { QuoteStrip } from '#src/kits/schedule/QuoteStrip.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import classes from './PlanRows.module.css';

interface PlanRowsProps {
  readonly offers: readonly ComparedOffer[];
  readonly isUpdating: boolean;
}

/** Each plan with its figures, or why it is unavailable. */
export const PlanRows = memo(function PlanRows({ offers, isUpdating }: PlanRowsProps) {
  return (
    <ul className={classes.offers} aria-label="Plans for this amount" aria-busy={isUpdating}>
      {offers.map((offer) => (
        <PlanRow key={offer.offer.code} compared={offer} />
      ))}
    </ul>
  );
});

/** Placeholders for three available plans and two unavailable ones, as the calculator's first amount has. */
export function PlanRowsSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <ul className={classes.offers} aria-hidden="true">
        {[false, false, false, true, true].map((isRefused, at) => (
          <li
            key={at}
            className={classes.offer}
            data-refused={isRefused || undefined}
            data-waiting
            data-below-the-fold
          >
            <Skeleton height="100%" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlanRow({ compared }: { compared: ComparedOffer }) {
  const { offer } = compared;
  if (!compared.available) {
    return (
      <li className={classes.offer} data-refused data-below-the-fold>
        <h3>{offer.name}</h3>
        <p className={classes.why}>{compared.refusal.message}</p>
      </li>
    );
  }
  const { downPayment, totalPayable, aprcPpm, aprcShown } = compared;
  return (
    <li className={classes.offer} data-below-the-fold>
      <div>
        <h3>{offer.name}</h3>
        <p className={classes.facts}>
          <Money value={downPayment} /> today
        </p>
      </div>
      <QuoteStrip quote={compared} />
      <p className={classes.totals}>
        <span>
          <strong>
            <Money value={totalPayable} />
          </strong>{' '}
          in total
        </span>
        {aprcShown && (
          <span>
            APRC <Percent ppm={aprcPpm} />
          </span>
        )}
      </p>
      <InstalmentFigure quote={compared} />
    </li>
  );
}
