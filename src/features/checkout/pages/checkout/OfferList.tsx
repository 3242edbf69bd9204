import { Button, Radio, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import type { AvailableOffer, ComparedOffer } from '#contracts/orders/quote.ts';
import { downPaymentChosen, offerChosen, quantitySet } from '#src/features/checkout/draft.ts';
import { useAppDispatch } from '#src/platform/use-store.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { OfferCard } from './OfferCard.tsx';
import classes from './OfferCard.module.css';

/** One radio group: arrows move between the offers that can be had, the others say what keeps them. */
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
          <RefusedOffer key={offer.offer.code} offer={offer} group={group} />
        ),
      )}
    </fieldset>
  );
}

interface RefusedOfferProps {
  readonly offer: Extract<ComparedOffer, { available: false }>;
  readonly group: string;
}

function RefusedOffer({ offer: { offer, refusal }, group }: RefusedOfferProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const { remedy, addition } = refusal;
  return (
    <div className={classes.offer} data-state="refused">
      <Radio id={id} name={group} value={offer.code} disabled aria-describedby={`${id}-why`} />
      <div>
        <h2>
          <label htmlFor={id}>{offer.name}</label>
        </h2>
        <p id={`${id}-why`} className={classes.why}>
          {refusal.message}
        </p>
        {remedy && (
          <Button
            size="sm"
            variant="default"
            aria-label={`Pay ${moneyText(remedy.downPayment)} today with ${offer.name}`}
            onClick={() => {
              dispatch(downPaymentChosen(remedy.downPaymentBps));
              dispatch(offerChosen(offer.code));
            }}
          >
            Pay {moneyText(remedy.downPayment)} today
          </Button>
        )}
        {addition && (
          <Button
            size="sm"
            variant="default"
            aria-label={`Add ${addition.more} more ${addition.name} for ${offer.name}`}
            onClick={() => {
              dispatch(quantitySet({ productId: addition.productId, quantity: addition.quantity }));
              dispatch(offerChosen(offer.code));
            }}
          >
            Add {addition.more} more {addition.name}
          </Button>
        )}
      </div>
    </div>
  );
}
