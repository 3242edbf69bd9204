import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { declineIn, isRefusedForGood } from '#src/customer/draft/declined-cards.ts';
import { cartReducers } from './cart.ts';
import { withChange, type DraftState, noParts, withFact, without } from './changes.ts';
import { orderReducers } from './order.ts';
import { type Draft, type DraftStep, emptyDraft, maxScratchcards } from './schema.ts';

declare module '#src/platform/store/store.ts' {
  interface RootState {
    readonly draft: DraftState;
  }
}

const initialState: DraftState = {
  current: emptyDraft,
  newer: null,
  isPersisted: true,
  bought: false,
  continued: null,
  declined: {},
};

function withoutDeclined(state: DraftState): DraftState {
  const { card } = state.current;
  return card && isRefusedForGood(state.declined, card.id) ? withFact(state, { card: null }) : state;
}

export const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    ...cartReducers,
    discountChosen: (state, { payload }: PayloadAction<string | null>): DraftState =>
      payload === state.current.discountCode ? state : withChange(state, { discountCode: payload }),
    /** Records the prices that the customer was shown and forgets those of products that are no longer in the cart. */
    pricesSeen(state, { payload }: PayloadAction<Draft['seenPrices']>): DraftState {
      const prices = state.current.items.flatMap(({ productId }) => {
        const price = payload[productId] ?? state.current.seenPrices[productId];
        return price === undefined ? [] : [[productId, price] as const];
      });
      return withFact(state, { seenPrices: Object.fromEntries(prices) });
    },
    offerChosen: (state, { payload }: PayloadAction<string | null>): DraftState =>
      payload === state.current.offerCode ? state : withChange(state, { offerCode: payload }),
    downPaymentChosen: (state, { payload }: PayloadAction<number | null>): DraftState =>
      payload === state.current.downPaymentBps ? state : withChange(state, { downPaymentBps: payload }),
    dueDayChosen: (state, { payload }: PayloadAction<number | null>): DraftState =>
      payload === state.current.dueDay ? state : withChange(state, { dueDay: payload }),
    cardChosen: (state, { payload }: PayloadAction<Draft['card']>): DraftState =>
      withFact(state, { card: payload }),
    scratchcardAdded: (state, { payload }: PayloadAction<Draft['scratchcards'][number]>): DraftState => {
      // Entering the same scratchcard again gives the same label and a newer token, so the old one is replaced.
      const otherScratchcards = state.current.scratchcards.filter(({ label }) => label !== payload.label);
      return withFact(state, { scratchcards: [...otherScratchcards, payload].slice(-maxScratchcards) });
    },
    scratchcardRemoved: (state, { payload }: PayloadAction<string>): DraftState =>
      withFact(state, { scratchcards: state.current.scratchcards.filter(({ id }) => id !== payload) }),
    walletChosen: (state, { payload }: PayloadAction<number>): DraftState =>
      withFact(state, { walletMinor: payload }),
    bankChosen: (state, { payload }: PayloadAction<boolean>): DraftState =>
      withFact(state, { byBank: payload }),
    /** The chosen sources cannot be used any more, so the customer chooses again. */
    sourcesDropped: (state): DraftState => withFact(state, { ...noParts, card: null }),
    stepReached: (state, { payload }: PayloadAction<DraftStep>): DraftState =>
      payload === state.current.step ? state : withFact(state, { step: payload }),
    ...orderReducers,
    receiptShown: (state): DraftState => (state.bought ? state : { ...state, bought: true }),

    keyMade: (state, { payload }: PayloadAction<{ operation: string; key: string }>): DraftState =>
      withFact(state, { keys: { ...state.current.keys, [payload.operation]: payload.key }, held: false }),
    keyDropped: (state, { payload }: PayloadAction<string>): DraftState =>
      withFact(state, { keys: without(state.current.keys, payload) }),

    draftSaved: (state, { payload }: PayloadAction<string>): DraftState => ({
      ...withFact(state, { savedAt: payload }),
      isPersisted: true,
    }),
    draftNotKept: (state): DraftState => ({ ...state, isPersisted: false }),
    /** Gives a visitor's cart to the customer who logs in. */
    draftOwned: (state, { payload: owner }: PayloadAction<string>): DraftState => withFact(state, { owner }),
    draftFound: (state, { payload }: PayloadAction<Draft>): DraftState => ({
      ...state,
      current: payload,
      newer: null,
    }),
    newerDraftSeen: (state, { payload }: PayloadAction<Draft>): DraftState => ({ ...state, newer: payload }),
    /** The customer keeps this tab's draft. It counts as a change, so it is saved over the other tab's draft. */
    newerDraftRefused: (state): DraftState => ({ ...withFact(state, {}), newer: null }),
    draftCleared: (state): DraftState => ({
      ...state,
      current: emptyDraft,
      newer: null,
      continued: null,
      declined: {},
    }),
    /** The payment of the order is known to be declined: a card that cannot pay it is not offered again. */
    declinedCardDropped: (state): DraftState => withoutDeclined(state),
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      (action: unknown) => declineIn(action) !== null,
      (state, action): DraftState => {
        const declined = declineIn(action);
        if (!declined) return state;
        const next = { ...state, declined: { ...state.declined, [declined.cardId]: declined.decline } };
        // While an order is being paid, its card stays until the declined payment has been read.
        return state.current.unpaid?.paying ? next : withoutDeclined(next);
      },
    );
  },
  selectors: {
    selectDraft: (state) => state.current,
    selectNewerDraft: (state) => state.newer,
    selectDraftKept: (state) => state.isPersisted,
    selectBought: (state) => state.bought,
    selectContinuedOrder: (state) => state.continued,
    selectDeclinedCards: (state) => state.declined,
  },
});

export const {
  itemAdded,
  itemsRepeated,
  quantitySet,
  itemRemoved,
  itemRestored,
  discountChosen,
  pricesSeen,
  offerChosen,
  downPaymentChosen,
  dueDayChosen,
  cardChosen,
  scratchcardAdded,
  scratchcardRemoved,
  walletChosen,
  bankChosen,
  sourcesDropped,
  stepReached,
  orderBegun,
  abandonedOrderClosed,
  quoteReceived,
  downPaymentRaised,
  codeRequested,
  declinedCardDropped,
  orderEnded,
  orderSigned,
  payingStarted,
  payingStopped,
  orderCompleted,
  purchaseHeld,
  purchaseContinued,
  receiptShown,
  keyMade,
  keyDropped,
  draftSaved,
  draftNotKept,
  draftOwned,
  draftFound,
  newerDraftSeen,
  newerDraftRefused,
  draftCleared,
} = draftSlice.actions;
export const {
  selectDraft,
  selectNewerDraft,
  selectDraftKept,
  selectBought,
  selectContinuedOrder,
  selectDeclinedCards,
} = draftSlice.selectors;
