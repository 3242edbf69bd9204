import { useState } from 'react';
import { isRefusedForGood } from '#src/customer/draft/declined-cards.ts';
import { selectDeclinedCards, selectDraft } from '#src/customer/draft/draft.ts';
import type { Chosen } from './sources.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';

type Scratchcard = Chosen['scratchcards'][number];

/**
 * The chosen sources of a payment while its dialog is open. The card of the checkout is preselected, until its bank
 * declines it for good.
 */
export function useSources() {
  const { card: checkoutCard } = useAppSelector(selectDraft);
  const declined = useAppSelector(selectDeclinedCards);
  const [all, setChosen] = useState<Chosen>({
    card: checkoutCard,
    scratchcards: [],
    walletMinor: 0,
    byBank: false,
  });
  /** True while another card is chosen in place of the known one. */
  const [isOther, setOther] = useState(false);
  const change = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));

  const scratchcardsOf = (make: (cards: readonly Scratchcard[]) => Scratchcard[]) =>
    setChosen((before) => ({ ...before, scratchcards: make(before.scratchcards) }));
  const card = all.card && !isRefusedForGood(declined, all.card.id) ? all.card : null;
  const chosen: Chosen = { ...all, card: isOther ? null : card };
  return {
    chosen,
    /** Null without a known card. */
    cardSwitch: card && { card, isOther, onOther: setOther },
    onCard: (next: Chosen['card']) => {
      change({ card: next });
      setOther(false);
    },
    choice: {
      chosen,
      onScratchcard: (added: Scratchcard) =>
        scratchcardsOf((cards) => [...cards.filter(({ id }) => id !== added.id), added]),
      onRemove: (removed: string) => scratchcardsOf((cards) => cards.filter(({ id }) => id !== removed)),
      onWallet: (walletMinor: number) => change({ walletMinor }),
      onBank: (byBank: boolean) => change({ byBank }),
    },
  };
}
