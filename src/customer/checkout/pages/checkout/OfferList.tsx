import { Radio, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import type { AvailableOffer, ComparedOffer } from '#contracts/orders/quote.ts';
import { offerChosen } from '#src/customer/draft/draft.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { OfferCard } from './OfferCard.tsx';
import classes from './OfferCard.module.css';
import { type RefusedOffer, RemedyButton } from './RemedyButton.tsx';

/**
 * The offers as one radio group: arrow keys move between available offers, and the others say why they are
 * unavailable.
 */
export function OfferList({
  offers,
  chosen,
}: {
  offers: readonly ComparedOffer[];
  chosen: AvailableOffer | null;
}) {
  const dispatch = useAppDispatch();
  const group = useId();
  return (
    <fieldset className={classes.group}>
      <legend>
        <VisuallyHidden>Plans for this cart</VisuallyHidden>
      </legend>
      {offers.map((offer) =>
        offer.available ? (
          <OfferCard
            key={offer.offer.code}
            offer={offer}
            group={group}
            isChosen={offer.offer.code === chosen?.offer.code}
            onChoose={() => dispatch(offerChosen(offer.offer.code))}
          />
        ) : (
          <UnavailableOffer key={offer.offer.code} offer={offer} group={group} />
        ),
      )}
    </fieldset>
  );
}

function UnavailableOffer({
  offer: refusedOffer,
  group,
}: {
  readonly offer: RefusedOffer;
  readonly group: string;
}) {
  const id = useId();
  const { offer, refusal } = refusedOffer;
  return (
    <div className={classes.offer} data-state="refused">
      <Radio id={id} name={group} value={offer.code} disabled aria-describedby={`${id}-why`} />
      <div className={classes.refused}>
        <h2>
          <label htmlFor={id}>{offer.name}</label>
        </h2>
        <p id={`${id}-why`} className={classes.why}>
          {refusal.message}
        </p>
        <RemedyButton offer={refusedOffer} />
      </div>
    </div>
  );
}
