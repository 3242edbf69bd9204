import { OfferCode, PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { OrderId, ProductId, QuoteId, Sha256 } from '#contracts/ids.ts';
import { AprcPpm, Bps, NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { Days } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { CartItems, DiscountCode, PricedCart, Quantity } from './cart.ts';
import { InstalmentRun, QuotedLine, scheduleAddsUp, type ScheduledFigures } from './schedule.ts';

export const DueDay = described(
  z.nullable(z.int().check(z.gte(1), z.lte(28))),
  'The day of the month on which instalments are due: 1 to 28, or null for the day of the purchase.',
);

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
  aprcShown: described(
    z.boolean(),
    'False where the jurisdiction does not require an annual percentage rate of charge for this plan.',
  ),
  policyProfile: described(PolicyProfileName, 'The jurisdiction under which it is signed.'),
  withdrawalDays: described(Days, 'Days in which the customer may withdraw; 0 without such a right.'),
  lateFees: described(
    z.object({
      graceDays: PlanOffer.shape.graceDays,
      fee: NonNegativeMoney,
      cap: NonNegativeMoney,
    }),
    'The cost of a late payment: nothing within the days of grace, then a fee once, up to a cap for the whole plan.',
  ),
  firstDueDate: LocalDate,
  lastDueDate: LocalDate,
};

const addsUp = z.refine<ScheduledFigures>(scheduleAddsUp, {
  path: ['schedule'],
  message: 'The lines must sum to the totals',
});

export const Quote = described(
  z
    .object({
      id: QuoteId,
      orderId: OrderId,
      ...Figures,
      createdAt: Instant,
      validUntil: Instant,
      hash: Sha256,
    })
    .check(addsUp),
  'A quote: the figures that a customer signs. Its hash covers all of them; the confirmation names it.',
);
export type Quote = z.output<typeof Quote>;

export const OfferBadge = described(
  z.enum(['CHEAPEST', 'LOWEST_MONTHLY', 'NO_COLLATERAL']),
  'What distinguishes an offer from the others in a comparison.',
);

export const OfferRefusal = described(
  z.object({
    code: z.enum([
      'below-minimum',
      'above-maximum',
      'months-above-profile',
      'interest-not-allowed',
      'due-day',
    ]),
    message: described(
      z.string().check(z.minLength(1)),
      'A sentence that says what would make the offer available.',
    ),
    difference: described(
      z.nullable(PositiveMoney),
      'By how much the total is too low or too high, if that is the reason.',
    ),
    remedy: described(
      z.nullable(z.object({ downPaymentBps: Bps, downPayment: PositiveMoney })),
      'The smallest down payment, in whole percent, that makes the offer available; null if none does.',
    ),
    addition: described(
      z.nullable(z.object({ productId: ProductId, name: z.string(), quantity: Quantity, more: Quantity })),
      'The line of the cart, with the quantity that makes the offer available at the lowest total; null if none does.',
    ),
  }),
  'Why an offer is not available for a basket.',
);

export type OfferRefusal = z.output<typeof OfferRefusal>;

export const ComparedOffer = described(
  z.discriminatedUnion('available', [
    z
      .object({
        available: z.literal(true),
        ...Figures,
        badges: z.array(OfferBadge),
        downPaymentRange: described(
          z.object({ minBps: Bps, maxBps: Bps }),
          'The range of a slider for the down payment.',
        ),
      })
      .check(addsUp),
    z.object({ available: z.literal(false), offer: PlanOffer, refusal: OfferRefusal }),
  ]),
  'One offer for one amount: its figures, or why it is not available.',
);
export type ComparedOffer = z.output<typeof ComparedOffer>;
export type AvailableOffer = Extract<ComparedOffer, { available: true }>;

export const Basket = described(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('AMOUNT'), amount: PositiveMoney }),
    z.object({
      kind: z.literal('ITEMS'),
      items: CartItems,
      discountCode: z.optional(z.nullable(DiscountCode)),
    }),
  ]),
  'What is bought: an amount, or products.',
);

export const ComparisonRequest = described(
  z.object({
    basket: Basket,
    downPaymentBps: described(
      z.nullable(Bps.check(z.lte(8_000))),
      "Null: each offer's own minimum. A share below an offer's minimum is raised to it.",
    ),
    dueDay: DueDay,
  }),
  'The basket for which offers are compared, and how it would be paid.',
);
export type ComparisonRequest = z.output<typeof ComparisonRequest>;

export const Comparison = described(
  z.object({
    cart: described(z.nullable(PricedCart), 'Null when an amount was requested instead of items.'),
    total: PositiveMoney,
    offers: described(z.array(ComparedOffer), 'Every offer, including unavailable ones, shortest first.'),
  }),
  'All offers for a basket, computed.',
);
export type Comparison = z.output<typeof Comparison>;

export const QuoteRequest = described(
  z.object({
    offerCode: OfferCode,
    downPaymentBps: z.nullable(Bps.check(z.lte(8_000))),
    dueDay: DueDay,
  }),
  'The offer to quote, and how it would be paid.',
);
