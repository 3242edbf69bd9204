import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { AvailableOffer, Comparison, ComparedOffer } from '#contracts/orders/quote.ts';
import { useCompareQuotesQuery } from '#src/features/catalogue/api.ts';
import { selectDraft } from '#src/features/checkout/draft.ts';
import { useAppSelector } from '#src/platform/use-store.ts';

/** A first change is asked for at once, a quick row of them (a slider that moves) when it ends. */
const settleMs = 60;

export interface CheckoutComparison {
  /** The last answer: it stays while the next one is on its way. */
  readonly data: Comparison | undefined;
  readonly busy: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
  /** The chosen offer where it is available; null where it is not, undefined before the first answer. */
  readonly offer: AvailableOffer | null | undefined;
  /** The chosen offer when it is no longer available for this cart. */
  readonly lost: ComparedOffer | null;
}

/** The cart of the draft, priced, with every offer for it. The page computes nothing of it. */
export function useComparison(): CheckoutComparison {
  const { items, downPaymentBps, dueDay, offerCode } = useAppSelector(selectDraft);
  const request = useMemo(
    () => ({ body: { basket: { kind: 'ITEMS' as const, items }, downPaymentBps, dueDay } }),
    [items, downPaymentBps, dueDay],
  );
  const [asked] = useDebouncedValue(request, settleMs, { leading: true });
  const skip = items.length === 0 || asked.body.basket.items.length === 0;
  const { data, isFetching, error, refetch } = useCompareQuotesQuery(asked, { skip });
  const chosen = data?.offers.find(({ offer }) => offer.code === offerCode);
  return {
    data,
    busy: isFetching || asked !== request,
    error,
    refetch: () => void refetch(),
    offer: data && (chosen?.available ? chosen : offerCode === null ? suggestionOf(data) : null),
    lost: chosen && !chosen.available ? chosen : null,
  };
}

/** The suggestion before a choice: the cheapest, so that no one pays more for a choice they did not make. */
function suggestionOf({ offers }: Comparison): AvailableOffer | null {
  const available = offers.filter((offer) => offer.available);
  return available.find(({ badges }) => badges.includes('CHEAPEST')) ?? available[0] ?? null;
}
