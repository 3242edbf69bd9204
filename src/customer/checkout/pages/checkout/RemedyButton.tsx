import { Button } from '@mantine/core';
import type { ComparedOffer } from '#contracts/orders/quote.ts';
import { downPaymentChosen, offerChosen, quantitySet } from '#src/customer/draft/draft.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

export type RefusedOffer = Extract<ComparedOffer, { available: false }>;

/** A button that makes an unavailable offer available and chooses it; nothing if no single change does. */
export function RemedyButton({ offer: { offer, refusal } }: { readonly offer: RefusedOffer }) {
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const { remedy, addition } = refusal;
  if (remedy) {
    const label = `Pay ${moneyText(remedy.downPayment)} today`;
    return (
      <Button
        size="sm"
        variant="default"
        aria-label={`${label} with ${offer.name}`}
        onClick={() => {
          dispatch(downPaymentChosen(remedy.downPaymentBps));
          dispatch(offerChosen(offer.code));
        }}
      >
        {label}
      </Button>
    );
  }
  if (!addition) return null;
  const label = `Add ${addition.more} × ${addition.name}`;
  return (
    <Button
      size="sm"
      variant="default"
      aria-label={`${label} for ${offer.name}`}
      onClick={() => {
        dispatch(quantitySet({ productId: addition.productId, quantity: addition.quantity }));
        dispatch(offerChosen(offer.code));
      }}
    >
      {label}
    </Button>
  );
}
