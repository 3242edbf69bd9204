import { OfferCode } from '#contracts/catalogue/plan-offer.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import {
  OrderId,
  OrderNumber,
  PaymentId,
  PlanId,
  PlanNumber,
  QuoteId,
  Sha256,
  UserId,
  Version,
} from '#contracts/ids.ts';
import { Days } from '#contracts/integers.ts';
import { actionsOf } from '#contracts/machine.ts';
import { type Money, NonNegativeMoney, oneCurrency } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { BudgetDecision, BudgetReview, BudgetReviewState, CreditAssessment } from './assessment.ts';
import { cartAddsUp, CartSums } from './cart.ts';
import { orderStates } from './states.ts';

export const OrderStatus = z.enum(orderStates);
export type OrderStatus = z.output<typeof OrderStatus>;

export const orderActions = [
  'quote',
  'assess',
  'ask-review',
  'submit',
  'confirm',
  'pay',
  'cancel',
  'rate',
] as const;

/** The customer's rating of how clear a purchase was: one to five stars. */
export const Stars = z.int().check(z.gte(1), z.lte(5));
/** What the administration may do with an order. */
export const orderAdministrationActions = ['decide-review', 'remind', 'cancel'] as const;

/** The version of the terms that a customer has accepted, with the hash of its text. */
export const AcceptedTerms = z.object({ version: z.string(), acceptedAt: Instant, hash: Sha256 });

const facts = {
  id: OrderId,
  number: OrderNumber,
  userId: UserId,
  ...CartSums,
  offerCode: z.nullable(OfferCode),
  downPayment: NonNegativeMoney,
  financed: NonNegativeMoney,
  quoteId: z.nullable(QuoteId),
  /** Belongs to the current quote; null until the customer has stated a budget. */
  assessment: z.nullable(CreditAssessment),
  /** Belongs to the current quote; null unless the customer has requested one. */
  budgetReview: z.nullable(BudgetReview),
  planId: z.nullable(PlanId),
  planNumber: z.nullable(PlanNumber),
  /** The relevant payment of the down payment: processing, succeeded, or the last failed one. */
  paymentId: z.nullable(PaymentId),
  /** True while the bank decides about the down payment; it must not be paid a second time. */
  bankConfirming: z.boolean(),
  terms: z.nullable(AcceptedTerms),
  /** The customer's rating; null before. */
  rating: z.nullable(Stars),
  status: OrderStatus,
  expiresAt: Instant,
  createdAt: Instant,
  version: Version,
};

const linesAddUp = z.refine<Parameters<typeof cartAddsUp>[0]>(cartAddsUp, {
  path: ['total'],
  message: 'Lines, subtotal and total must add up in one currency',
});

interface Divided {
  readonly total: Money;
  readonly downPayment: Money;
  readonly financed: Money;
}

const partsAddUp = z.refine<Divided>(
  ({ total, downPayment, financed }) =>
    oneCurrency(total, downPayment, financed) &&
    financed.amountMinor === total.amountMinor - downPayment.amountMinor,
  { path: ['financed'], message: 'What is financed is the total less the down payment' },
);

/** A purchase, from the cart to the signed plan. */
export const Order = z.object({ ...facts, actions: actionsOf(orderActions) }).check(linesAddUp, partsAddUp);
export type Order = z.output<typeof Order>;

/** An order as the administration sees it, without the actions of its customer. */
export const OrderDetails = z
  .object({
    ...facts,
    customerName: z.string(),
    /** Days that the customer's oldest unpaid instalment of any plan is past its due date; 0 if none is. */
    customerDaysPastDue: Days,
    /** When the customer was last reminded to finish it; null: never. */
    remindedAt: z.nullable(Instant),
    actions: actionsOf(orderAdministrationActions),
  })
  .check(linesAddUp, partsAddUp);
export type OrderDetails = z.output<typeof OrderDetails>;

/**
 * The step that a customer has reached. `ABANDONED`: expired, or not signed on the day it was begun. `ENDED`:
 * declined, cancelled, withdrawn or refunded.
 */
export const PurchaseState = z.enum(['OPEN', 'ABANDONED', 'SIGNED', 'ENDED']);
export type PurchaseState = z.output<typeof PurchaseState>;

/** An order as a row of a list. */
export const OrderRow = z.object({
  id: OrderId,
  number: OrderNumber,
  userId: UserId,
  customerName: z.string(),
  title: z.string(),
  total: NonNegativeMoney,
  offerCode: z.nullable(OfferCode),
  planId: z.nullable(PlanId),
  planNumber: z.nullable(PlanNumber),
  status: OrderStatus,
  /** The state of the review of the budget. */
  budgetReview: BudgetReviewState,
  budgetDecision: BudgetDecision,
  purchase: PurchaseState,
  /** The business day on which the order became active: signed, and its down payment paid. */
  activatedOn: z.nullable(LocalDate),
  createdAt: Instant,
});
export type OrderRow = z.output<typeof OrderRow>;

/** A row of the customer's own list, without the caller's own data. */
export const OwnOrderRow = z.extend(
  z.omit(OrderRow, {
    userId: true,
    customerName: true,
    purchase: true,
    budgetDecision: true,
    activatedOn: true,
  }),
  { bankConfirming: facts.bankConfirming },
);
export type OwnOrderRow = z.output<typeof OwnOrderRow>;
