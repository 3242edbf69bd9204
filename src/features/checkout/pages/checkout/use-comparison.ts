import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import type { AvailableOffer, Comparison, ComparedOffer } from '#contracts/orders/quote.ts';
import { useCompareQuotesQuery } from '#src/features/catalogue/api.ts';
import { discountChosen, selectDraft } from '#src/features/checkout/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { discountRefusal } from './discount-refusal.ts';

/** A first change is asked for at once, a quick row of them (a slider that moves) when it ends. */
const settleMs = 60;

export interface CheckoutComparison {
  /** The last answer: it stays while the next one is on its way. */
  readonly data: Comparison | undefined;
  readonly busy: boolean;
  readonly error: unknown;
  /** Why the discount code was taken out of the cart; null when none was. */
  readonly droppedCode: string | null;
  readonly refetch: () => void;
  /** The chosen offer where it is available; null where it is not, undefined before the first answer. */
  readonly offer: AvailableOffer | null | undefined;
  /** The chosen offer when it is no longer available for this cart. */
  readonly lost: ComparedOffer | null;
}

/** The cart of the draft, priced, with every offer for it. The page computes nothing of it. */
export function useComparison(): CheckoutComparison {
  const dispatch = useAppDispatch();
  const { items, discountCode, downPaymentBps, dueDay, offerCode } = useAppSelector(selectDraft);
  const [dropped, setDropped] = useState<string | null>(null);
  const request = useMemo(
    () => ({ body: { basket: { kind: 'ITEMS' as const, items, discountCode }, downPaymentBps, dueDay } }),
    [items, discountCode, downPaymentBps, dueDay],
  );
  const [asked] = useDebouncedValue(request, settleMs, { leading: true });
  const skip = items.length === 0 || asked.body.basket.items.length === 0;
  const { data, isFetching, error, refetch } = useCompareQuotesQuery(asked, { skip });
  const refusal = discountRefusal(error);
  useEffect(() => {
    if (refusal === null) return;
    setDropped(refusal);
    dispatch(discountChosen(null)); // the cart is priced again without it
  }, [dispatch, refusal]);
  const chosen = data?.offers.find(({ offer }) => offer.code === offerCode);
  return {
    data,
    busy: isFetching || asked !== request,
    error: refusal === null ? error : undefined,
    droppedCode: discountCode === null ? dropped : null,
    refetch: () => void refetch(),
    offer: data && (chosen?.available ? chosen : offerCode === null ? suggestionOf(data) : null),
    lost: chosen && !chosen.available ? chosen : null,
  };
}

/**
 * The suggestion before a choice: the cheapest without collateral, so that no one pays more, or has more to do, for a
 * choice they did not make.
 */
function suggestionOf({ offers }: Comparison): AvailableOffer | null {
  const available = offers
    .filter((offer) => offer.available)
    .filter(({ offer }) => !offer.collateralRequired);
  return available.find(({ badges }) => badges.includes('CHEAPEST')) ?? available[0] ?? null;
}
