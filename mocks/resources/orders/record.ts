import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import type { CartLine } from '#contracts/orders/cart.ts';
import type { Order, OrderStatus } from '#contracts/orders/order.ts';
import type { BudgetReview, CreditAssessment } from '#contracts/orders/assessment.ts';
import type { Quote } from '#contracts/orders/quote.ts';

export interface OrderRecord {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  /** The customer's name when the order was created. */
  readonly customerName: string;
  readonly currency: Currency;
  readonly lines: readonly CartLine[];
  readonly subtotal: number;
  readonly discountCode: string | null;
  readonly discount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  readonly offerCode: string | null;
  readonly downPayment: number;
  readonly quoteId: string | null;
  /** Belongs to the current quote. */
  readonly assessmentId: string | null;
  /** The decision of that assessment; null without one. */
  readonly assessmentDecision: CreditAssessment['decision'] | null;
  /** Belongs to the current quote. */
  readonly budgetReview: BudgetReview | null;
  readonly planId: string | null;
  readonly planNumber: string | null;
  readonly paymentId: string | null;
  readonly terms: Order['terms'];
  readonly rating: number | null;
  /** When the administration last reminded the customer to finish it. */
  readonly remindedAt: Instant | null;
  readonly status: OrderStatus;
  /** Set once, when its plan starts. */
  readonly activatedOn: LocalDate | null;
  readonly expiresAt: Instant;
  readonly createdAt: Instant;
  readonly version: number;
}

/** A quote never changes: a new one replaces it in the order. */
export type QuoteRecord = Quote;

/** An assessment never changes either. */
export type AssessmentRecord = CreditAssessment;
