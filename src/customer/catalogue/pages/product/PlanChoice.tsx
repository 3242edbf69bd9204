import { Radio, Skeleton } from '@mantine/core';
import { useId } from 'react';
import type { AvailableOffer, ComparedOffer } from '#contracts/orders/quote.ts';
import { MonthlyFigure } from '#src/customer/catalogue/MonthlyFigure.tsx';
import { QuoteStrip } from '#src/kits/schedule/QuoteStrip.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import classes from './PlanChoice.module.css';

interface Props {
  readonly offers: readonly ComparedOffer[];
  readonly chosen: AvailableOffer | null;
  readonly onChoose: (code: string) => void;
}

/** The plans for a product as one radio group; below them those that are not available, with the reason. */
export function PlanChoice({ offers, chosen, onChoose }: Props) {
  const group = useId();
  return (
    <fieldset className={classes.group}>
      <legend>How to pay</legend>
      {offers.map((compared) =>
        compared.available ? (
          <Plan
            key={compared.offer.code}
            quote={compared}
            group={group}
            isChosen={compared.offer.code === chosen?.offer.code}
            onChoose={() => onChoose(compared.offer.code)}
          />
        ) : (
          <p key={compared.offer.code} className={classes.refused}>
            {compared.offer.name}: {compared.refusal.message}
          </p>
        ),
      )}
    </fieldset>
  );
}

interface PlanProps {
  readonly quote: AvailableOffer;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Plan({ quote, group, isChosen, onChoose }: PlanProps) {
  const id = useId();
  const { offer, downPayment, totalPayable, totalInterest, aprcPpm, aprcShown } = quote;
  return (
    <div className={classes.plan} data-chosen={isChosen || undefined}>
      <Radio
        id={id}
        name={group}
        value={offer.code}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-figures`}
      />
      <div className={classes.head}>
        <label htmlFor={id}>{offer.name}</label>
        <MonthlyFigure quote={quote} />
      </div>
      <p id={`${id}-figures`} className={classes.figures}>
        <Money value={downPayment} /> today · <Money value={totalPayable} /> in total
        {totalInterest.amountMinor === 0 && ' · no interest'}
        {aprcShown && totalInterest.amountMinor > 0 && (
          <>
            {' · '}APRC <Percent ppm={aprcPpm} />
          </>
        )}
      </p>
      {isChosen && (
        <div className={classes.strip}>
          <QuoteStrip quote={quote} size="row" />
        </div>
      )}
    </div>
  );
}

export const PlanChoiceSkeleton = () => (
  <div role="status" aria-label="Loading">
    {[0, 1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className={classes.waiting} />
    ))}
  </div>
);
