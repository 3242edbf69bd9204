import { OfferCode } from '#contracts/catalogue/plan-offer.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import {
  AssessmentId,
  OrderId,
  OrderNumber,
  PaymentId,
  PlanId,
  PlanNumber,
  QuoteId,
  UserId,
  Version,
} from '#contracts/ids.ts';
import { Currency } from '#contracts/money.ts';
import { AssessmentDecision, BudgetReview, type CreditAssessment } from '#contracts/orders/assessment.ts';
import { CartLine, DiscountCode } from '#contracts/orders/cart.ts';
import { AcceptedTerms, OrderStatus, Stars } from '#contracts/orders/order.ts';
import type { Quote } from '#contracts/orders/quote.ts';
import { z } from '#contracts/z.ts';
import { fixed, minor, type RowOf } from '#mocks/store/row-fields.ts';

/** Amounts are in minor units of its currency. */
export const orderRecord = z.object({
  id: OrderId,
  number: OrderNumber,
  userId: UserId,
  /** The customer's name when the order was created. */
  customerName: z.string(),
  currency: Currency,
  lines: fixed(z.array(CartLine).check(z.minLength(1))),
  subtotal: minor,
  discountCode: z.nullable(DiscountCode),
  discount: minor,
  shipping: minor,
  tax: minor,
  total: minor,
  offerCode: z.nullable(OfferCode),
  downPayment: minor,
  quoteId: z.nullable(QuoteId),
  /** Belongs to the current quote. */
  assessmentId: z.nullable(AssessmentId),
  /** The decision of that assessment; null without one. */
  assessmentDecision: z.nullable(AssessmentDecision),
  /** Belongs to the current quote. */
  budgetReview: z.nullable(BudgetReview),
  planId: z.nullable(PlanId),
  planNumber: z.nullable(PlanNumber),
  paymentId: z.nullable(PaymentId),
  terms: z.nullable(AcceptedTerms),
  rating: z.nullable(Stars),
  /** When the administration last reminded the customer to finish it. */
  remindedAt: z.nullable(Instant),
  status: OrderStatus,
  /** Set once, when its plan starts. */
  activatedOn: z.nullable(LocalDate),
  expiresAt: Instant,
  createdAt: Instant,
  version: Version,
});
export type OrderRecord = RowOf<typeof orderRecord>;

/** A quote never changes: a new one replaces it in the order. */
export type QuoteRecord = Quote;

/** An assessment never changes either. */
export type AssessmentRecord = CreditAssessment;
