import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { OfferCode } from '#contracts/catalogue/plan-offer.ts';
import { Instant } from '#contracts/dates.ts';
import { CardTokenId, OrderId, QuoteId, ScratchcardTokenId } from '#contracts/ids.ts';
import { Bps, Minor } from '#contracts/money.ts';
import { CartItem, DiscountCode } from '#contracts/orders/cart.ts';
import { DueDay } from '#contracts/orders/quote.ts';
import { z } from '#contracts/z.ts';

/** Written into what is stored; a draft of another version is dropped, never guessed at. */
const draftVersion = 3;

const steps = ['cart', 'plan', 'payment', 'confirmation'] as const;

/**
 * A purchase that is not finished. It outlives the page, so it holds names of things and no secrets: the card's token
 * and label, never its number; no code, no name, no address, no accepted terms.
 */
export const Draft = z.object({
  version: z.literal(draftVersion),
  items: z.array(CartItem).check(z.maxLength(50)),
  /** A code that the backend has accepted for this cart. */
  discountCode: z.nullable(DiscountCode),
  /** The unit prices that the customer has seen in the cart, in minor units by product. */
  seenPrices: z.record(z.string(), Minor),
  offerCode: z.nullable(OfferCode),
  downPaymentBps: z.nullable(Bps.check(z.lte(8_000))),
  dueDay: DueDay,
  card: z.nullable(z.object({ id: CardTokenId, label: z.string().check(z.minLength(1), z.maxLength(60)) })),
  /** What pays a part of today's payment beside the card: scratchcards by their tokens, in their order, then the wallet. */
  scratchcards: z
    .array(
      z.object({
        id: ScratchcardTokenId,
        label: z.string().check(z.minLength(1), z.maxLength(60)),
        valueMinor: Minor,
      }),
    )
    .check(z.maxLength(10)),
  /** The most that the wallet pays, in minor units. */
  walletMinor: Minor,
  /** The rest is paid by bank transfer, and not by card. */
  byBank: z.boolean(),
  step: z.enum(steps),
  orderId: z.nullable(OrderId),
  quoteId: z.nullable(QuoteId),
  /** How many codes were asked for this quote; 0 before the first. */
  codeRound: z.int().check(z.gte(0)),
  /** An order that a change of mind left behind, to be cancelled. */
  abandonedOrderId: z.nullable(OrderId),
  /** A signed order whose down payment is not through. `paying`: the button was pressed; a reload continues the payment. */
  unpaid: z.nullable(z.object({ orderId: OrderId, paying: z.boolean() })),
  /** Idempotency keys by the name of what is done with them. */
  keys: z.record(z.string(), z.uuid()),
  savedAt: z.nullable(Instant),
});
export type Draft = z.output<typeof Draft>;
export type DraftStep = Draft['step'];

export const emptyDraft: Draft = {
  version: draftVersion,
  items: [],
  discountCode: null,
  seenPrices: {},
  offerCode: null,
  downPaymentBps: null,
  dueDay: null,
  card: null,
  scratchcards: [],
  walletMinor: 0,
  byBank: false,
  step: 'cart',
  orderId: null,
  quoteId: null,
  codeRound: 0,
  abandonedOrderId: null,
  unpaid: null,
  keys: {},
  savedAt: null,
};

export interface DraftState {
  readonly current: Draft;
  /** What another tab saved after this one, until the customer chooses. */
  readonly newer: Draft | null;
  /** False when the browser refuses to keep the draft. */
  readonly kept: boolean;
  /** This tab has shown a receipt, and nothing was put into the cart since: the steps before it are over. */
  readonly bought: boolean;
}

declare module '#src/platform/store.ts' {
  interface RootState {
    readonly draft: DraftState;
  }
}

const noParts = { scratchcards: [], walletMinor: 0, byBank: false } as const satisfies Partial<Draft>;

const initialState: DraftState = { current: emptyDraft, newer: null, kept: true, bought: false };

/** Another choice: the order made for the old one is abandoned, and none of its requests is sent again. */
function changed(state: DraftState, change: Partial<Draft>): DraftState {
  const { current } = state;
  const begun = { orderId: null, quoteId: null, codeRound: 0, keys: paymentKeys(current.keys) };
  const abandonedOrderId = current.orderId ?? current.abandonedOrderId;
  return { ...state, current: { ...current, ...begun, abandonedOrderId, ...change } };
}

/**
 * The cart to change. What another tab put into its own cart is in it too, so that neither tab loses a product: of a
 * product in both carts the larger quantity counts.
 */
function itemsToChange({ current, newer }: DraftState): readonly CartItem[] {
  const others = newer?.items ?? [];
  const merged = current.items.map((item) => {
    const other = others.find(({ productId }) => productId === item.productId);
    return other && other.quantity > item.quantity ? other : item;
  });
  const known = new Set(merged.map(({ productId }) => productId));
  return [...merged, ...others.filter(({ productId }) => !known.has(productId))];
}

function withItems(state: DraftState, items: readonly CartItem[]): DraftState {
  return changed({ ...state, newer: null, bought: false }, { items: [...items] });
}

function noted(state: DraftState, fact: Partial<Draft>): DraftState {
  return { ...state, current: { ...state.current, ...fact } };
}

/** What these names begin with belongs to a signed order and outlives changes of the cart. */
export const paymentKeyPrefix = 'pay:';
/** The name of a signature begins with it. */
export const signatureKeyPrefix = 'confirm:';

/** The keys of payments of signed orders. */
export function paymentKeys(keys: Draft['keys']): Draft['keys'] {
  return Object.fromEntries(Object.entries(keys).filter(([name]) => name.startsWith(paymentKeyPrefix)));
}

function without(keys: Draft['keys'], operation: string): Draft['keys'] {
  return Object.fromEntries(Object.entries(keys).filter(([name]) => name !== operation));
}

export const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    /** Puts one more of a product into the cart. */
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
    /** Takes a removal back, at its old place. */
    itemRestored(state, { payload }: PayloadAction<{ item: CartItem; index: number }>): DraftState {
      const { item, index } = payload;
      const others = itemsToChange(state).filter((other) => other.productId !== item.productId);
      return withItems(state, others.toSpliced(index, 0, item));
    },
    discountChosen: (state, { payload }: PayloadAction<string | null>): DraftState =>
      payload === state.current.discountCode ? state : changed(state, { discountCode: payload }),
    /** Prices in the cart that the customer was shown; of products that are not in it any more they are forgotten. */
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
      // The same card entered again has the same label, and a newer token.
      const others = state.current.scratchcards.filter(({ label }) => label !== payload.label);
      return noted(state, { scratchcards: [...others, payload].slice(-10) });
    },
    scratchcardRemoved: (state, { payload }: PayloadAction<string>): DraftState =>
      noted(state, { scratchcards: state.current.scratchcards.filter(({ id }) => id !== payload) }),
    walletChosen: (state, { payload }: PayloadAction<number>): DraftState =>
      noted(state, { walletMinor: payload }),
    bankChosen: (state, { payload }: PayloadAction<boolean>): DraftState => noted(state, { byBank: payload }),
    /** Nothing that was chosen to pay with can be used: the customer chooses again. */
    sourcesDropped: (state): DraftState => noted(state, { ...noParts, card: null }),
    stepReached: (state, { payload }: PayloadAction<DraftStep>): DraftState =>
      payload === state.current.step ? state : noted(state, { step: payload }),

    orderBegun: (state, { payload }: PayloadAction<string>): DraftState => noted(state, { orderId: payload }),
    abandonedOrderClosed: (state): DraftState => noted(state, { abandonedOrderId: null }),
    /** New figures to sign: codes for the old ones are void. */
    quoteReceived: (state, { payload }: PayloadAction<string>): DraftState =>
      payload === state.current.quoteId ? state : noted(state, { quoteId: payload, codeRound: 0 }),
    /** Another quote of the same order, which the customer has agreed to. */
    downPaymentRaised: (
      state,
      { payload }: PayloadAction<{ downPaymentBps: number; quoteId: string }>,
    ): DraftState => noted(state, { ...payload, codeRound: 0 }),
    codeRequested: (state, { payload }: PayloadAction<number>): DraftState =>
      noted(state, { codeRound: payload }),
    /** An order ended, or is not there any more: the same cart starts a new order. */
    orderEnded(state, { payload }: PayloadAction<string>): DraftState {
      const { current } = state;
      const unpaid = current.unpaid?.orderId === payload ? null : current.unpaid;
      if (current.orderId !== payload) return noted(state, { unpaid });
      const keys = paymentKeys(current.keys);
      return noted(state, { orderId: null, quoteId: null, codeRound: 0, keys, unpaid });
    },
    /** Signed: the cart is done with, its payment is not. What goes into the cart from now on is another purchase. */
    orderSigned: (state, { payload }: PayloadAction<{ orderId: string; paying: boolean }>): DraftState => {
      const { card, scratchcards, walletMinor, byBank, keys } = state.current;
      const chosen = { card, scratchcards, walletMinor, byBank };
      return { ...state, current: { ...emptyDraft, ...chosen, keys: paymentKeys(keys), unpaid: payload } };
    },
    /** The button was pressed, for a signed order. Another cart that was started meanwhile stays. */
    payingStarted: (state, { payload }: PayloadAction<string>): DraftState =>
      noted(state, { unpaid: { orderId: payload, paying: true } }),
    payingStopped: (state): DraftState =>
      noted(state, { unpaid: state.current.unpaid && { ...state.current.unpaid, paying: false } }),
    /** Bought. Another cart that was started meanwhile stays, and so does the card. */
    orderCompleted(state, { payload }: PayloadAction<string>): DraftState {
      const { current } = state;
      if (current.orderId === payload)
        return {
          ...state,
          newer: state.newer && isOpen(state.newer) ? state.newer : null, // another tab's cart, but not its receipt
          current: { ...emptyDraft, card: current.card },
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
    draftFound: (state, { payload }: PayloadAction<Draft>): DraftState => ({
      ...state,
      current: payload,
      newer: null,
    }),
    newerDraftSeen: (state, { payload }: PayloadAction<Draft>): DraftState => ({ ...state, newer: payload }),
    /** The customer keeps this tab's draft; counted as a change, it is saved over the other's. */
    newerDraftRefused: (state): DraftState => ({ ...noted(state, {}), newer: null }),
    draftCleared: (state): DraftState => ({ ...state, current: emptyDraft, newer: null }),
  },
  selectors: {
    selectDraft: (state) => state.current,
    selectNewerDraft: (state) => state.newer,
    selectDraftKept: (state) => state.kept,
    selectBought: (state) => state.bought,
  },
});

export const {
  itemAdded,
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
  draftFound,
  newerDraftSeen,
  newerDraftRefused,
  draftCleared,
} = draftSlice.actions;
export const { selectDraft, selectNewerDraft, selectDraftKept, selectBought } = draftSlice.selectors;

/** True when "Confirm and pay" was pressed for the order of this cart, and the signature was not refused. */
export function isSigning({ keys }: Draft): boolean {
  return Object.keys(keys).some((name) => name.startsWith(signatureKeyPrefix));
}

/** True when there is something to come back to. */
export function isOpen({ items, unpaid }: Draft): boolean {
  return items.length > 0 || unpaid !== null;
}

/** True when the draft holds anything of a person: a cart, a card, an order, keys. */
export function isKept(draft: Draft): boolean {
  const { savedAt: _savedAt, step: _step, ...content } = draft;
  const { savedAt: _never, step: _first, ...nothing } = emptyDraft;
  return JSON.stringify(content) !== JSON.stringify(nothing);
}
