import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '#contracts/orders/cart.ts';
import {
  changed,
  type DraftState,
  itemsToChange,
  merged,
  noted,
  withItems,
  without,
} from './draft-changes.ts';
import { declineIn, isRefusedForGood } from './declined-cards.ts';
import {
  type Draft,
  type DraftStep,
  emptyDraft,
  isOpen,
  paymentKeyPrefix,
  paymentKeys,
} from './draft-schema.ts';
import { mostScratchcards } from './sources.ts';

declare module '#src/platform/store.ts' {
  interface RootState {
    readonly draft: DraftState;
  }
}

const noParts = { scratchcards: [], walletMinor: 0, byBank: false } as const satisfies Partial<Draft>;

const initialState: DraftState = {
  current: emptyDraft,
  newer: null,
  kept: true,
  bought: false,
  declined: {},
};

function withoutDeclined(state: DraftState): DraftState {
  const { card } = state.current;
  return card && isRefusedForGood(state.declined, card.id) ? noted(state, { card: null }) : state;
}

export const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    /** Adds one of a product to the cart. */
    itemAdded(state, { payload }: PayloadAction<string>): DraftState {
      const items = itemsToChange(state);
      const known = items.find((item) => item.productId === payload);
      if (!known) return withItems(state, [...items, { productId: payload, quantity: 1 }]);
      const quantity = Math.min(99, known.quantity + 1);
      return withItems(
        state,
        items.map((item) => (item === known ? { ...item, quantity } : item)),
      );
    },
    /** Adds the items of an earlier order to the cart; of a product in both the larger quantity counts. */
    itemsRepeated(state, { payload }: PayloadAction<readonly CartItem[]>): DraftState {
      return withItems(state, merged(itemsToChange(state), payload));
    },
    quantitySet(state, { payload }: PayloadAction<CartItem>): DraftState {
      const { productId } = payload;
      return withItems(
        state,
        itemsToChange(state).map((item) => (item.productId === productId ? payload : item)),
      );
    },
    itemRemoved(state, { payload }: PayloadAction<string>): DraftState {
      return withItems(
        state,
        itemsToChange(state).filter((item) => item.productId !== payload),
      );
    },
    /** Undoes a removal at the item's old position. */
    itemRestored(state, { payload }: PayloadAction<{ item: CartItem; index: number }>): DraftState {
      const { item, index } = payload;
      const others = itemsToChange(state).filter((other) => other.productId !== item.productId);
      return withItems(state, others.toSpliced(index, 0, item));
    },
    discountChosen: (state, { payload }: PayloadAction<string | null>): DraftState =>
      payload === state.current.discountCode ? state : changed(state, { discountCode: payload }),
    /** Records the prices that the customer was shown and forgets those of products that are no longer in the cart. */
    pricesSeen(state, { payload }: PayloadAction<Draft['seenPrices']>): DraftState {
      const known = state.current.items.flatMap(({ productId }) => {
        const price = payload[productId] ?? state.current.seenPrices[productId];
        return price === undefined ? [] : [[productId, price] as const];
      });
      return noted(state, { seenPrices: Object.fromEntries(known) });
    },
    offerChosen: (state, { payload }: PayloadAction<string | null>): DraftState =>
      payload === state.current.offerCode ? state : changed(state, { offerCode: payload }),
    downPaymentChosen: (state, { payload }: PayloadAction<number | null>): DraftState =>
      payload === state.current.downPaymentBps ? state : changed(state, { downPaymentBps: payload }),
    dueDayChosen: (state, { payload }: PayloadAction<number | null>): DraftState =>
      payload === state.current.dueDay ? state : changed(state, { dueDay: payload }),
    cardChosen: (state, { payload }: PayloadAction<Draft['card']>): DraftState =>
      noted(state, { card: payload }),
    scratchcardAdded: (state, { payload }: PayloadAction<Draft['scratchcards'][number]>): DraftState => {
      // Entering the same scratchcard again gives the same label and a newer token, so the old one is replaced.
      const others = state.current.scratchcards.filter(({ label }) => label !== payload.label);
      return noted(state, { scratchcards: [...others, payload].slice(-mostScratchcards) });
    },
    scratchcardRemoved: (state, { payload }: PayloadAction<string>): DraftState =>
      noted(state, { scratchcards: state.current.scratchcards.filter(({ id }) => id !== payload) }),
    walletChosen: (state, { payload }: PayloadAction<number>): DraftState =>
      noted(state, { walletMinor: payload }),
    bankChosen: (state, { payload }: PayloadAction<boolean>): DraftState => noted(state, { byBank: payload }),
    /** The chosen sources cannot be used any more, so the customer chooses again. */
    sourcesDropped: (state): DraftState => noted(state, { ...noParts, card: null }),
    stepReached: (state, { payload }: PayloadAction<DraftStep>): DraftState =>
      payload === state.current.step ? state : noted(state, { step: payload }),

    orderBegun: (state, { payload }: PayloadAction<string>): DraftState => noted(state, { orderId: payload }),
    abandonedOrderClosed: (state): DraftState => noted(state, { abandonedOrderId: null }),
    /** Another quote has to be confirmed, so codes for the old one are void. */
    quoteReceived: (state, { payload }: PayloadAction<string>): DraftState =>
      payload === state.current.quoteId ? state : noted(state, { quoteId: payload, codeRound: 0 }),
    /** The order has another quote, which the customer has accepted. */
    downPaymentRaised: (
      state,
      { payload }: PayloadAction<{ downPaymentBps: number; quoteId: string }>,
    ): DraftState => noted(state, { ...payload, codeRound: 0 }),
    codeRequested: (state, { payload }: PayloadAction<number>): DraftState =>
      noted(state, { codeRound: payload }),
    /** The order has ended or no longer exists; the same cart starts a new order. */
    orderEnded(state, { payload }: PayloadAction<string>): DraftState {
      const { current } = state;
      const unpaid = current.unpaid?.orderId === payload ? null : current.unpaid;
      if (current.orderId !== payload) return noted(state, { unpaid });
      const keys = paymentKeys(current.keys);
      return noted(state, { orderId: null, quoteId: null, codeRound: 0, keys, unpaid });
    },
    /**
     * The order is confirmed and its payment is open. The cart is emptied: whatever is added from now on is another
     * purchase.
     */
    orderSigned: (state, { payload }: PayloadAction<{ orderId: string; paying: boolean }>): DraftState => {
      const { card, scratchcards, walletMinor, byBank, keys } = state.current;
      const chosen = { card, scratchcards, walletMinor, byBank };
      return {
        ...state,
        current: {
          ...emptyDraft,
          owner: state.current.owner,
          ...chosen,
          keys: paymentKeys(keys),
          unpaid: payload,
        },
      };
    },
    /** The payment button was pressed for a confirmed order. A new cart stays unchanged. */
    payingStarted: (state, { payload }: PayloadAction<string>): DraftState =>
      noted(state, { unpaid: { orderId: payload, paying: true } }),
    payingStopped: (state): DraftState =>
      noted(state, { unpaid: state.current.unpaid && { ...state.current.unpaid, paying: false } }),
    /** The order is paid. A new cart stays unchanged, and so does the card. */
    orderCompleted(state, { payload }: PayloadAction<string>): DraftState {
      const { current } = state;
      if (current.orderId === payload)
        return {
          ...state,
          // keeps another tab's cart but drops its record of this purchase
          newer: state.newer && isOpen(state.newer) ? state.newer : null,
          current: { ...emptyDraft, owner: current.owner, card: current.card },
        };
      if (current.unpaid?.orderId !== payload) return state;
      const others = Object.entries(current.keys).filter(
        ([name]) => !name.startsWith(paymentKeyPrefix + payload),
      );
      return noted(state, { ...noParts, unpaid: null, keys: Object.fromEntries(others) });
    },

    receiptShown: (state): DraftState => (state.bought ? state : { ...state, bought: true }),

    keyMade: (state, { payload }: PayloadAction<{ operation: string; key: string }>): DraftState =>
      noted(state, { keys: { ...state.current.keys, [payload.operation]: payload.key } }),
    keyDropped: (state, { payload }: PayloadAction<string>): DraftState =>
      noted(state, { keys: without(state.current.keys, payload) }),

    draftSaved: (state, { payload }: PayloadAction<string>): DraftState => ({
      ...noted(state, { savedAt: payload }),
      kept: true,
    }),
    draftNotKept: (state): DraftState => ({ ...state, kept: false }),
    /** Gives a visitor's cart to the customer who logs in. */
    draftOwned: (state, { payload: owner }: PayloadAction<string>): DraftState => noted(state, { owner }),
    draftFound: (state, { payload }: PayloadAction<Draft>): DraftState => ({
      ...state,
      current: payload,
      newer: null,
    }),
    newerDraftSeen: (state, { payload }: PayloadAction<Draft>): DraftState => ({ ...state, newer: payload }),
    /** The customer keeps this tab's draft. It counts as a change, so it is saved over the other tab's draft. */
    newerDraftRefused: (state): DraftState => ({ ...noted(state, {}), newer: null }),
    draftCleared: (state): DraftState => ({ ...state, current: emptyDraft, newer: null, declined: {} }),
    /** The payment of the order is known to be declined: a card that cannot pay it is not offered again. */
    declinedCardDropped: (state): DraftState => withoutDeclined(state),
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      (action: unknown) => declineIn(action) !== null,
      (state, action): DraftState => {
        const found = declineIn(action);
        if (!found) return state;
        const next = { ...state, declined: { ...state.declined, [found.cardId]: found.decline } };
        // While an order is being paid, its card stays until the declined payment has been read.
        return state.current.unpaid?.paying ? next : withoutDeclined(next);
      },
    );
  },
  selectors: {
    selectDraft: (state) => state.current,
    selectNewerDraft: (state) => state.newer,
    selectDraftKept: (state) => state.kept,
    selectBought: (state) => state.bought,
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
export const { selectDraft, selectNewerDraft, selectDraftKept, selectBought, selectDeclinedCards } =
  draftSlice.selectors;
