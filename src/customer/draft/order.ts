import type { PayloadAction } from '@reduxjs/toolkit';
import { type DraftState, noParts, withFact } from './changes.ts';
import { emptyDraft, isOpen, paymentKeyPrefix, paymentKeys } from './schema.ts';

/** Changes by the progress of the order that was made from the cart, and of its payment. */
export const orderReducers = {
  orderBegun: (state: DraftState, { payload }: PayloadAction<string>): DraftState =>
    withFact(state, { orderId: payload }),
  abandonedOrderClosed: (state: DraftState): DraftState => withFact(state, { abandonedOrderId: null }),
  /** Another quote has to be confirmed, so codes for the old one are void. */
  quoteReceived: (state: DraftState, { payload }: PayloadAction<string>): DraftState =>
    payload === state.current.quoteId ? state : withFact(state, { quoteId: payload, codeRound: 0 }),
  /** The order has another quote, which the customer has accepted. */
  downPaymentRaised: (
    state: DraftState,
    { payload }: PayloadAction<{ downPaymentBps: number; quoteId: string }>,
  ): DraftState => withFact(state, { ...payload, codeRound: 0 }),
  codeRequested: (state: DraftState, { payload }: PayloadAction<number>): DraftState =>
    withFact(state, { codeRound: payload }),
  /** The order has ended or no longer exists; the same cart starts a new order. */
  orderEnded(state: DraftState, { payload }: PayloadAction<string>): DraftState {
    const { current } = state;
    const unpaid = current.unpaid?.orderId === payload ? null : current.unpaid;
    if (current.orderId !== payload) return withFact(state, { unpaid });
    const keys = paymentKeys(current.keys);
    return withFact(state, { orderId: null, quoteId: null, codeRound: 0, keys, unpaid });
  },
  /**
   * The order is confirmed and its payment is open. The cart is emptied: whatever is added from now on is another
   * purchase.
   */
  orderSigned: (
    state: DraftState,
    { payload }: PayloadAction<{ orderId: string; paying: boolean }>,
  ): DraftState => {
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
  payingStarted: (state: DraftState, { payload }: PayloadAction<string>): DraftState =>
    withFact(state, { unpaid: { orderId: payload, paying: true } }),
  payingStopped: (state: DraftState): DraftState =>
    withFact(state, { unpaid: state.current.unpaid && { ...state.current.unpaid, paying: false } }),
  /**
   * The data were moved to another moment. Cart and plan are kept; what was pressed before is no longer meant, and its keys
   * belong to requests that may be undone.
   */
  purchaseHeld: (state: DraftState): DraftState => {
    const { unpaid } = state.current;
    const held = { held: true, codeRound: 0, keys: {}, unpaid: unpaid && { ...unpaid, paying: false } };
    return { ...withFact(state, held), continued: null };
  },
  /** The customer continues: with this order, or to the one that is made of the cart. */
  purchaseContinued: (state: DraftState, { payload }: PayloadAction<string | null>): DraftState => ({
    ...withFact(state, { held: false }),
    continued: payload,
  }),
  /** The order is paid. A new cart stays unchanged, and so does the card. */
  orderCompleted(state: DraftState, { payload }: PayloadAction<string>): DraftState {
    const { current } = state;
    if (current.orderId === payload)
      return {
        ...state,
        // keeps another tab's cart but drops its record of this purchase
        newer: state.newer && isOpen(state.newer) ? state.newer : null,
        current: { ...emptyDraft, owner: current.owner, card: current.card },
      };
    if (current.unpaid?.orderId !== payload) return state;
    const otherKeys = Object.entries(current.keys).filter(
      ([name]) => !name.startsWith(paymentKeyPrefix + payload),
    );
    return withFact(state, { ...noParts, unpaid: null, keys: Object.fromEntries(otherKeys) });
  },
};
