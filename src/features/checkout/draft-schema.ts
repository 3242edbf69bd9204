import { OfferCode } from '#contracts/catalogue/plan-offer.ts';
import { Instant } from '#contracts/dates.ts';
import { CardTokenId, OrderId, QuoteId, ScratchcardTokenId, UserId } from '#contracts/ids.ts';
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
  /** The customer who was logged in with it last; null for a visitor's. */
  owner: z._default(z.nullable(UserId), null),
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
  keys: {},
  savedAt: null,
};

/** What these names begin with belongs to a signed order and outlives changes of the cart. */
export const paymentKeyPrefix = 'pay:';
/** The name of a signature begins with it. */
export const signatureKeyPrefix = 'confirm:';

/** The keys of payments of signed orders. */
export function paymentKeys(keys: Draft['keys']): Draft['keys'] {
  return Object.fromEntries(Object.entries(keys).filter(([name]) => name.startsWith(paymentKeyPrefix)));
}

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
  const { owner: _owner, savedAt: _savedAt, step: _step, ...content } = draft;
  const { owner: _nobody, savedAt: _never, step: _first, ...nothing } = emptyDraft;
  return JSON.stringify(content) !== JSON.stringify(nothing);
}
