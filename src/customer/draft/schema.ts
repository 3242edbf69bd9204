import { OfferCode } from '#contracts/catalogue/plan-offer.ts';
import { Instant } from '#contracts/dates.ts';
import { CardTokenId, OrderId, QuoteId, ScratchcardTokenId, UserId } from '#contracts/ids.ts';
import { Bps, Minor } from '#contracts/money.ts';
import { CartItem, DiscountCode } from '#contracts/orders/cart.ts';
import { DueDay } from '#contracts/orders/quote.ts';
import { z } from '#contracts/z.ts';

/** The version of the stored form; a draft of another version is dropped. */
const draftVersion = 3;

/** How many scratchcards can pay together: of the twelve sources of a payment, card and wallet are two. */
export const maxScratchcards = 10;

const steps = ['cart', 'plan', 'payment', 'confirmation'] as const;

/**
 * A purchase that is not finished. It outlives the page, so it contains identifiers and no secrets: the card's token
 * and label but not its number; no code, no name, no address, no accepted terms.
 */
export const Draft = z.object({
  version: z.literal(draftVersion),
  /** The customer who last logged in with the draft; null for a visitor's. */
  owner: z._default(z.nullable(UserId), null),
  items: z.array(CartItem).check(z.maxLength(50)),
  /** A discount code that the backend has accepted for this cart. */
  discountCode: z.nullable(DiscountCode),
  /** The unit prices that the customer has seen in the cart, by product, in minor units. */
  seenPrices: z.record(z.string(), Minor),
  offerCode: z.nullable(OfferCode),
  downPaymentBps: z.nullable(Bps.check(z.lte(8_000))),
  dueDay: DueDay,
  card: z.nullable(z.object({ id: CardTokenId, label: z.string().check(z.minLength(1), z.maxLength(60)) })),
  /** The sources of today's payment beside the card: scratchcards by their tokens, in order, then the wallet. */
  scratchcards: z
    .array(
      z.object({
        id: ScratchcardTokenId,
        label: z.string().check(z.minLength(1), z.maxLength(60)),
        valueMinor: Minor,
      }),
    )
    .check(z.maxLength(maxScratchcards)),
  /** The maximum that the wallet pays, in minor units. */
  walletMinor: Minor,
  /** True if the rest is paid by bank transfer instead of by card. */
  byBank: z.boolean(),
  step: z.enum(steps),
  orderId: z.nullable(OrderId),
  quoteId: z.nullable(QuoteId),
  /** How many codes were requested for this quote; 0 before the first. */
  codeRound: z.int().check(z.gte(0)),
  /** An order to be cancelled because the customer has changed the cart or plan. */
  abandonedOrderId: z.nullable(OrderId),
  /**
   * A confirmed order whose down payment is open. `paying`: the button was pressed, so a reload continues the
   * payment.
   */
  unpaid: z.nullable(z.object({ orderId: OrderId, paying: z.boolean() })),
  /** True after the backend's data were moved to another moment: no step runs by itself until the customer continues. */
  held: z._default(z.boolean(), false),
  /** Idempotency-Keys by the name of the operation. */
  keys: z.record(z.string(), z.uuid()),
  savedAt: z.nullable(Instant),
});
export type Draft = z.output<typeof Draft>;
export type DraftStep = Draft['step'];

export const emptyDraft: Draft = {
  version: draftVersion,
  owner: null,
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
  held: false,
  keys: {},
  savedAt: null,
};

/** The prefix of operation names that belong to a confirmed order; their keys survive changes of the cart. */
export const paymentKeyPrefix = 'pay:';
/** The prefix of the operation name of a confirmation. */
export const signatureKeyPrefix = 'confirm:';

/** Returns the keys that belong to payments of confirmed orders. */
export function paymentKeys(keys: Draft['keys']): Draft['keys'] {
  return Object.fromEntries(Object.entries(keys).filter(([name]) => name.startsWith(paymentKeyPrefix)));
}

/** True when "Confirm and pay" was pressed for the order of this cart and the confirmation was not refused. */
export function isSigning({ keys }: Draft): boolean {
  return Object.keys(keys).some((name) => name.startsWith(signatureKeyPrefix));
}

/** True when there is a purchase to continue. */
export function isOpen({ items, unpaid }: Draft): boolean {
  return items.length > 0 || unpaid !== null;
}

/** True when the draft contains any data of a person: a cart, a card, an order, keys. */
export function isKept(draft: Draft): boolean {
  const { owner: _owner, savedAt: _savedAt, step: _step, held: _held, ...content } = draft;
  const { owner: _nobody, savedAt: _never, step: _first, held: _free, ...nothing } = emptyDraft;
  return JSON.stringify(content) !== JSON.stringify(nothing);
}
