import type { Instant } from '#contracts/dates.ts';
import type { PrepaymentMode } from '#contracts/plans/quote.ts';
import type { Currency } from '#contracts/money.ts';
import type { Refund } from '#contracts/payments/refund.ts';
import type { CardToken } from '#contracts/payments/card-token.ts';
import type { Payment, PaymentAttempt } from '#contracts/payments/payment.ts';
import type { PaymentSource } from '#contracts/payments/sources.ts';

/** A part of a payment, in minor units of the payment's currency. */
export interface SourceRecord extends Omit<PaymentSource, 'amount'> {
  readonly amount: number;
  /** The scratchcard that pays the part; null for any other source. */
  readonly scratchcardId: string | null;
}

export interface PaymentRecord {
  readonly id: string;
  readonly userId: string;
  readonly customerName: string;
  readonly purpose: Payment['purpose'];
  readonly orderId: string;
  readonly planId: string;
  readonly planNumber: string;
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly amount: number;
  /** The sources of the last attempt; they sum to the amount. */
  readonly sources: readonly SourceRecord[];
  /** The card among the sources, or null. */
  readonly cardTokenId: string | null;
  readonly status: Payment['status'];
  readonly attempts: readonly PaymentAttempt[];
  readonly allocations: Payment['allocations'];
  readonly walletCredit: number;
  /** The sum of the refunds. */
  readonly refundedTotal: number;
  /** For a payment ahead: how the remaining instalments are recomputed. */
  readonly prepayment: PrepaymentMode | null;
  /** True if the nightly collection made the payment and not a person. */
  readonly automatic: boolean;
  /** When a delayed decision of the bank comes, or the time for the customer's confirmation ends; null without one. */
  readonly decidesAt: Instant | null;
  /** When an administrator last sent the receipt again. */
  readonly receiptSentAt: Instant | null;
  readonly createdAt: Instant;
  readonly version: number;
}

/** How the test bank treats a card; stored instead of the card number. */
export type CardBehaviour = 'APPROVE' | 'DECLINE' | 'INSUFFICIENT_FUNDS' | 'SLOW' | 'CONFIRM';

export interface CardTokenRecord extends CardToken {
  /** The only customer who can pay with it; null until a card that was entered without a session is first used. */
  readonly userId: string | null;
  readonly behaviour: CardBehaviour;
  /** Why its bank has declined it for good; null while it can pay. */
  readonly refused: PaymentAttempt['code'];
}

/** A refund with the id of its customer. */
export interface RefundRecord extends Refund {
  readonly userId: string;
}
