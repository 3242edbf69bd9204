import type { Challenge } from '#contracts/auth/challenge.ts';
import type { CardBatch } from '#contracts/scratchcards/batch.ts';
import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { Product } from '#contracts/catalogue/product.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import type { Campaign } from '#contracts/notifications/campaign.ts';
import type { CartLine } from '#contracts/orders/cart.ts';
import type { Order, OrderStatus } from '#contracts/orders/order.ts';
import type { Quote } from '#contracts/orders/quote.ts';
import type { CardToken, Payment, PaymentAttempt } from '#contracts/payments/payment.ts';
import type { PlanStatus } from '#contracts/plans/plan.ts';
import type { Administrator, User } from '#contracts/users/user.ts';
import type { LineBalance } from './rules/line-balance.ts';

/** Rows as they are stored. Amounts are minor units of the row's currency. */
export interface UserRecord extends User {
  /** Which of the two contacts was proven by a code: messages go there. */
  readonly provenContact: 'phoneE164' | 'email';
  /** Sums over the customer's open plans, kept here by `savePlan` so that the list can be sorted by them. */
  readonly outstanding: number;
  readonly openPlans: number;
}

/** What the role allows is not stored: it is the contract's. */
export type AdministratorRecord = Omit<Administrator, 'permissions'>;
export type ProductRecord = Product;

/** The terms in force; the code is the id. */
export interface OfferRecord {
  readonly id: string;
  readonly terms: PlanOffer;
}

/** Terms that come into force at a moment. */
export interface OfferChangeRecord {
  readonly id: string;
  readonly at: Instant;
  readonly terms: PlanOffer;
}

export interface OrderRecord {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  /** The customer's name when the order was made; orders keep it. */
  readonly customerName: string;
  readonly currency: Currency;
  readonly lines: readonly CartLine[];
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  readonly planOfferCode: string | null;
  readonly downPayment: number;
  readonly quoteId: string | null;
  readonly planId: string | null;
  readonly planNumber: string | null;
  readonly paymentId: string | null;
  readonly terms: Order['terms'];
  readonly status: OrderStatus;
  readonly expiresAt: Instant;
  readonly createdAt: Instant;
  readonly version: number;
}

/** A quote never changes: a new one takes its place in the order. */
export type QuoteRecord = Quote;

export interface LineRecord extends LineBalance {
  readonly periodStart: LocalDate;
  readonly opening: number;
  readonly closing: number;
  readonly paidOn: LocalDate | null;
}

export interface PlanRecord {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly userId: string;
  readonly customerName: string;
  readonly title: string;
  readonly status: PlanStatus;
  readonly currency: Currency;
  readonly offer: PlanOffer;
  readonly downPayment: number;
  readonly financed: number;
  readonly totalInterest: number;
  readonly aprcPpm: number;
  readonly lines: readonly LineRecord[];
  /** Principal of the instalments that is still owed; 0 when the plan is closed. Kept by `savePlan`. */
  readonly outstandingPrincipal: number;
  readonly activatedOn: LocalDate | null;
  readonly closedOn: LocalDate | null;
  readonly scheduleVersion: number;
  readonly createdAt: Instant;
  readonly version: number;
}

export interface PaymentRecord {
  readonly id: string;
  readonly userId: string;
  readonly customerName: string;
  readonly purpose: Payment['purpose'];
  readonly orderId: string;
  readonly planId: string;
  readonly planNumber: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly cardTokenId: string | null;
  readonly cardLabel: string;
  readonly status: Payment['status'];
  readonly attempts: readonly PaymentAttempt[];
  readonly allocations: Payment['allocations'];
  readonly walletCredit: number;
  /** When a bank that takes its time will answer; null when it has. */
  readonly decidesAt: Instant | null;
  readonly createdAt: Instant;
  readonly version: number;
}

/** What the test bank does with a card. Kept instead of the number, which is not. */
export type CardBehaviour = 'APPROVE' | 'DECLINE' | 'INSUFFICIENT_FUNDS' | 'SLOW';

export interface CardTokenRecord extends CardToken {
  readonly behaviour: CardBehaviour;
}

export type BatchRecord = CardBatch;
export type CampaignRecord = Campaign;

export interface ChallengeRecord extends Challenge {
  /** Contact in full: phone number or address. */
  readonly target: string;
  readonly orderId: string | null;
  readonly codeHash: string;
  /** When the lock of the target ends, once the last try was wrong. */
  readonly lockedUntil: Instant | null;
}

/** One row: what the scenario sets, and counters. */
export interface SettingsRecord {
  readonly id: 'settings';
  readonly nextOrderNumber: number;
  readonly nextPlanNumber: number;
  /** The business day that the plans were last looked through for lateness, and when the next one begins. */
  readonly nextDayAt: Instant;
  readonly bank: 'BY_CARD' | 'FIRST_ATTEMPT_DECLINED';
  /** A first quote that lives shorter, with the terms that replace those in force when it ends. */
  readonly firstQuote: { readonly livesSeconds: number; readonly thenTerms: readonly PlanOffer[] } | null;
}
