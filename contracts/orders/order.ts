import { OfferCode } from '#contracts/catalogue/plan-offer.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
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
import { orderActions, orderAdministrationActions } from './actions.ts';
import { BudgetDecision, BudgetReview, BudgetReviewState, CreditAssessment } from './assessment.ts';
import { cartAddsUp, CartSums } from './cart.ts';
import { orderStates } from './states.ts';

export const OrderStatus = z.enum(orderStates);
export type OrderStatus = z.output<typeof OrderStatus>;

export const Stars = described(
  z.int().check(z.gte(1), z.lte(5)),
  "The customer's rating of how clear a purchase was: one to five stars.",
);
/** What the administration may do with an order. */
export const AcceptedTerms = described(
  z.object({ version: z.string(), acceptedAt: Instant, hash: Sha256 }),
  'The version of the terms that a customer has accepted, with the hash of its text.',
);

const facts = {
  id: OrderId,
  number: OrderNumber,
  userId: UserId,
  ...CartSums,
  offerCode: z.nullable(OfferCode),
  downPayment: NonNegativeMoney,
  financed: NonNegativeMoney,
  quoteId: z.nullable(QuoteId),
  assessment: described(
    z.nullable(CreditAssessment),
    'Belongs to the current quote; null until the customer has stated a budget.',
  ),
  budgetReview: described(
    z.nullable(BudgetReview),
    'Belongs to the current quote; null unless the customer has requested one.',
  ),
  planId: z.nullable(PlanId),
  planNumber: z.nullable(PlanNumber),
  paymentId: described(
    z.nullable(PaymentId),
    'The relevant payment of the down payment: processing, succeeded, or the last failed one.',
  ),
  bankConfirming: described(
    z.boolean(),
    'True while the bank decides about the down payment; it must not be paid a second time.',
  ),
  terms: z.nullable(AcceptedTerms),
  rating: described(z.nullable(Stars), "The customer's rating; null before."),
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

export const Order = described(
  z.object({ ...facts, actions: actionsOf(orderActions) }).check(linesAddUp, partsAddUp),
  'A purchase, from the cart to the signed plan.',
);
export type Order = z.output<typeof Order>;

export const OrderDetails = described(
  z
    .object({
      ...facts,
      customerName: z.string(),
      customerDaysPastDue: described(
        Days,
        "Days that the customer's oldest unpaid instalment of any plan is past its due date; 0 if none is.",
      ),
      remindedAt: described(
        z.nullable(Instant),
        'When the customer was last reminded to finish it; null: never.',
      ),
      actions: actionsOf(orderAdministrationActions),
    })
    .check(linesAddUp, partsAddUp),
  'An order as the administration sees it, without the actions of its customer.',
);
export type OrderDetails = z.output<typeof OrderDetails>;

export const PurchaseState = described(
  z.enum(['OPEN', 'ABANDONED', 'SIGNED', 'ENDED']),
  'The step that a customer has reached. `ABANDONED`: expired, or not signed on the day it was begun. `ENDED`: declined, cancelled, withdrawn or refunded.',
);
export type PurchaseState = z.output<typeof PurchaseState>;

export const OrderRow = described(
  z.object({
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
    budgetReview: described(BudgetReviewState, 'The state of the review of the budget.'),
    budgetDecision: BudgetDecision,
    purchase: PurchaseState,
    activatedOn: described(
      z.nullable(LocalDate),
      'The business day on which the order became active: signed, and its down payment paid.',
    ),
    createdAt: Instant,
  }),
  'An order as a row of a list.',
);
export type OrderRow = z.output<typeof OrderRow>;

export const OwnOrderRow = described(
  z.extend(
    z.omit(OrderRow, {
      userId: true,
      customerName: true,
      purchase: true,
      budgetDecision: true,
      activatedOn: true,
    }),
    { bankConfirming: facts.bankConfirming },
  ),
  "A row of the customer's own list, without the caller's own data.",
);
export type OwnOrderRow = z.output<typeof OwnOrderRow>;
