import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import type { AvailableOffer, Comparison, ComparedOffer } from '#contracts/orders/quote.ts';
import { useCompareQuotesQuery } from '#src/resources/catalogue/api.ts';
import { discountChosen, selectDraft } from '#src/customer/draft/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { useFirstAnswer } from '#src/ui/loading/use-first-answer.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { suggestionOf } from '#src/customer/checkout/suggestion.ts';

/** Delay in ms: a first change is sent at once, a quick series of changes (a moving slider) when it ends. */
const settleMs = 60;

export interface CheckoutComparison {
  /** The last answer; it stays while the next one is being fetched. */
  readonly data: Comparison | undefined;
  readonly busy: boolean;
  readonly error: unknown;
  /** Why the discount code was removed from the cart; null if none was. */
  readonly droppedCode: string | null;
  readonly refetch: () => void;
  /** The chosen offer if it is available; null if not, undefined before the first answer. */
  readonly offer: AvailableOffer | null | undefined;
  /** The chosen offer if it is no longer available for this cart. */
  readonly unavailableOffer: ComparedOffer | null;
}

/** The priced cart of the draft with every offer for it. The page computes none of the figures. */
export function useComparison(): CheckoutComparison {
  const dispatch = useAppDispatch();
  const { items, discountCode, downPaymentBps, dueDay, offerCode } = useAppSelector(selectDraft);
  const [dropped, setDropped] = useState<string | null>(null);
  const request = useMemo(
    () => ({ body: { basket: { kind: 'ITEMS' as const, items, discountCode }, downPaymentBps, dueDay } }),
    [items, discountCode, downPaymentBps, dueDay],
  );
  const [settled] = useDebouncedValue(request, settleMs, { leading: true });
  const skip = items.length === 0 || settled.body.basket.items.length === 0;
  const { data: response, isFetching, error, refetch } = useCompareQuotesQuery(settled, { skip });
  const data = useFirstAnswer(response);
  const refusal = discountRefusal(error);
  useEffect(() => {
    if (refusal === null) return;
    setDropped(refusal);
    dispatch(discountChosen(null)); // the cart is priced again without the code
  }, [dispatch, refusal]);
  const chosen = data?.offers.find(({ offer }) => offer.code === offerCode);
  return {
    data,
    busy: isFetching || settled !== request || data !== response,
    error: refusal === null ? error : undefined,
    droppedCode: discountCode === null ? dropped : null,
    refetch: () => void refetch(),
    offer: data && (chosen?.available ? chosen : offerCode === null ? suggestionOf(data) : null),
    unavailableOffer: chosen && !chosen.available ? chosen : null,
  };
}

/** Returns why the backend refuses the discount code of a cart; null for other refusals. */
function discountRefusal(error: unknown): string | null {
  const errors = problemOf(error, 'validation-failed')?.errors ?? [];
  return errors.find(({ pointer }) => pointer === '/basket/discountCode')?.message ?? null;
}
