import { OfferCode, PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { OrderId, ProductId, QuoteId, Sha256 } from '#contracts/ids.ts';
import { AprcPpm, Bps, NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { Days } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { CartItems, DiscountCode, PricedCart, Quantity } from './cart.ts';
import { InstalmentRun, QuotedLine, scheduleAddsUp, type ScheduledFigures } from './schedule.ts';

/** The day of the month on which instalments are due: 1 to 28, or null for the day of the purchase. */
export const DueDay = z.nullable(z.int().check(z.gte(1), z.lte(28)));

/** The cost of a plan: everything that a customer is shown before signing, computed by the backend alone. */
const Figures = {
  offer: PlanOffer,
  downPaymentBps: Bps,
  dueDay: DueDay,
  downPayment: NonNegativeMoney,
  financed: PositiveMoney,
  instalments: z.array(InstalmentRun).check(z.minLength(1)),
  schedule: z.array(QuotedLine).check(z.minLength(2)),
  totalInterest: NonNegativeMoney,
  totalPayable: PositiveMoney,
  aprcPpm: AprcPpm,
  /** False where the jurisdiction does not require an annual percentage rate of charge for this plan. */
  aprcShown: z.boolean(),
  /** The jurisdiction under which it is signed. */
  policyProfile: PolicyProfileName,
  /** Days in which the customer may withdraw; 0 without such a right. */
  withdrawalDays: Days,
  /** The cost of a late payment: nothing within the days of grace, then a fee once, up to a cap for the whole plan. */
  lateFees: z.object({
    graceDays: PlanOffer.shape.graceDays,
    fee: NonNegativeMoney,
    cap: NonNegativeMoney,
  }),
  firstDueDate: LocalDate,
  lastDueDate: LocalDate,
};

const addsUp = z.refine<ScheduledFigures>(scheduleAddsUp, {
  path: ['schedule'],
  message: 'The lines must sum to the totals',
});

/** A quote: the figures that a customer signs. Its hash covers all of them; the confirmation names it. */
export const Quote = z
  .object({
    id: QuoteId,
    orderId: OrderId,
    ...Figures,
    createdAt: Instant,
    validUntil: Instant,
    hash: Sha256,
  })
  .check(addsUp);
export type Quote = z.output<typeof Quote>;

/** What distinguishes an offer from the others in a comparison. */
export const OfferBadge = z.enum(['CHEAPEST', 'LOWEST_MONTHLY', 'NO_COLLATERAL']);

/** Why an offer is not available for a basket. */
export const OfferRefusal = z.object({
  code: z.enum(['below-minimum', 'above-maximum', 'months-above-profile', 'interest-not-allowed', 'due-day']),
  /** A sentence that says what would make the offer available. */
  message: z.string().check(z.minLength(1)),
  /** By how much the total is too low or too high, if that is the reason. */
  difference: z.nullable(PositiveMoney),
  /** The smallest down payment, in whole percent, that makes the offer available; null if none does. */
  remedy: z.nullable(z.object({ downPaymentBps: Bps, downPayment: PositiveMoney })),
  /** The line of the cart, with the quantity that makes the offer available at the lowest total; null if none does. */
  addition: z.nullable(
    z.object({ productId: ProductId, name: z.string(), quantity: Quantity, more: Quantity }),
  ),
});

export type OfferRefusal = z.output<typeof OfferRefusal>;

/** One offer for one amount: its figures, or why it is not available. */
export const ComparedOffer = z.discriminatedUnion('available', [
  z
    .object({
      available: z.literal(true),
      ...Figures,
      badges: z.array(OfferBadge),
      /** The range of a slider for the down payment. */
      downPaymentRange: z.object({ minBps: Bps, maxBps: Bps }),
    })
    .check(addsUp),
  z.object({ available: z.literal(false), offer: PlanOffer, refusal: OfferRefusal }),
]);
export type ComparedOffer = z.output<typeof ComparedOffer>;
export type AvailableOffer = Extract<ComparedOffer, { available: true }>;

/** What is bought: an amount, or products. */
export const Basket = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('AMOUNT'), amount: PositiveMoney }),
  z.object({
    kind: z.literal('ITEMS'),
    items: CartItems,
    discountCode: z.optional(z.nullable(DiscountCode)),
  }),
]);

/** The basket for which offers are compared, and how it would be paid. */
export const ComparisonRequest = z.object({
  basket: Basket,
  /** Null: each offer's own minimum. A share below an offer's minimum is raised to it. */
  downPaymentBps: z.nullable(Bps.check(z.lte(8_000))),
  dueDay: DueDay,
});
export type ComparisonRequest = z.output<typeof ComparisonRequest>;

/** All offers for a basket, computed. */
export const Comparison = z.object({
  /** Null when an amount was requested instead of items. */
  cart: z.nullable(PricedCart),
  total: PositiveMoney,
  /** Every offer, including unavailable ones, shortest first. */
  offers: z.array(ComparedOffer),
});
export type Comparison = z.output<typeof Comparison>;

/** The offer to quote, and how it would be paid. */
export const QuoteRequest = z.object({
  offerCode: OfferCode,
  downPaymentBps: z.nullable(Bps.check(z.lte(8_000))),
  dueDay: DueDay,
});
