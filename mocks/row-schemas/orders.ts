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
import { AssessmentDecision, BudgetReview, CreditAssessment } from '#contracts/orders/assessment.ts';
import { CartLine, DiscountCode } from '#contracts/orders/cart.ts';
import { AcceptedTerms, OrderStatus, Stars } from '#contracts/orders/order.ts';
import { Quote } from '#contracts/orders/quote.ts';
import { z } from '#contracts/z.ts';
import { minor } from './fields.ts';

/** Rows of orders, quotes and assessments. */
export const orderSchemas = {
  orders: z.object({
    id: OrderId,
    number: OrderNumber,
    userId: UserId,
    customerName: z.string(),
    currency: Currency,
    lines: z.array(CartLine).check(z.minLength(1)),
    subtotal: minor,
    discountCode: z.nullable(DiscountCode),
    discount: minor,
    shipping: minor,
    tax: minor,
    total: minor,
    offerCode: z.nullable(OfferCode),
    downPayment: minor,
    quoteId: z.nullable(QuoteId),
    assessmentId: z.nullable(AssessmentId),
    assessmentDecision: z.nullable(AssessmentDecision),
    budgetReview: z.nullable(BudgetReview),
    planId: z.nullable(PlanId),
    planNumber: z.nullable(PlanNumber),
    paymentId: z.nullable(PaymentId),
    terms: z.nullable(AcceptedTerms),
    rating: z.nullable(Stars),
    remindedAt: z.nullable(Instant),
    status: OrderStatus,
    activatedOn: z.nullable(LocalDate),
    expiresAt: Instant,
    createdAt: Instant,
    version: Version,
  }),
  quotes: Quote,
  assessments: CreditAssessment,
};
