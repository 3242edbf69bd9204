import { Instant, LocalDate } from '#contracts/dates.ts';
import {
  AdministratorId,
  CardTokenId,
  OrderId,
  OrderNumber,
  PaymentId,
  PlanId,
  PlanNumber,
  ScratchcardId,
  UserId,
  Version,
} from '#contracts/ids.ts';
import { Currency } from '#contracts/money.ts';
import { CardToken } from '#contracts/payments/card-token.ts';
import { DeclineCode } from '#contracts/payments/decline-code.ts';
import { Allocation, PaymentAttempt, PaymentPurpose, PaymentStatus } from '#contracts/payments/payment.ts';
import { Refund } from '#contracts/payments/refund.ts';
import { PaymentSource } from '#contracts/payments/sources.ts';
import { PrepaymentMode } from '#contracts/plans/quote.ts';
import { z } from '#contracts/z.ts';
import { fixed, minor, type RowOf } from '#mocks/store/row-fields.ts';

const source = z.extend(PaymentSource, {
  amount: minor,
  /** The scratchcard that pays the part; null for any other source. */
  scratchcardId: z.nullable(ScratchcardId),
});
/** A part of a payment, in minor units of the payment's currency. */
export type SourceRecord = RowOf<typeof source>;

/** A day on which a part of a payment was moved: from what it had paid to other parts of the plan, and to the wallet. */
const move = z.object({
  on: LocalDate,
  from: fixed(z.array(Allocation)),
  to: fixed(z.array(Allocation)),
  creditMinor: minor,
});

/** Amounts are in minor units of its currency. */
export const paymentRecord = z.object({
  id: PaymentId,
  userId: UserId,
  customerName: z.string(),
  purpose: PaymentPurpose,
  orderId: OrderId,
  planId: PlanId,
  planNumber: PlanNumber,
  orderNumber: OrderNumber,
  currency: Currency,
  amount: minor,
  /** The sources of the last attempt; they sum to the amount. */
  sources: fixed(z.array(source).check(z.minLength(1))),
  /** The card among the sources, or null. */
  cardTokenId: z.nullable(CardTokenId),
  status: PaymentStatus,
  attempts: fixed(z.array(PaymentAttempt)),
  allocations: fixed(z.array(Allocation)),
  walletCredit: minor,
  /** How allocations and wallet credit became what they are, oldest first. */
  moves: fixed(z.array(move)),
  /** The sum of the refunds. */
  refundedTotal: minor,
  /** For a payment ahead: how the remaining instalments are recomputed. */
  prepayment: z.nullable(PrepaymentMode),
  /** True if the nightly collection made the payment and not a person. */
  automatic: z.boolean(),
  /** When a delayed decision of the bank comes, or the time for the customer's confirmation ends; null without one. */
  decidesAt: z.nullable(Instant),
  /** When an administrator last sent the receipt again. */
  receiptSentAt: z.nullable(Instant),
  createdAt: Instant,
  version: Version,
});
export type PaymentRecord = RowOf<typeof paymentRecord>;

export const cardTokenRecord = z.extend(CardToken, {
  /** The only person who can pay with it; null until a card that was entered without a session is first used. */
  userId: z.nullable(z.union([UserId, AdministratorId])),
  /** How the test bank treats the card; stored instead of its number. */
  behaviour: z.enum(['APPROVE', 'DECLINE', 'INSUFFICIENT_FUNDS', 'SLOW', 'CONFIRM']),
  /** Why its bank has declined it for good; null while it can pay. */
  refused: z.nullable(DeclineCode),
});
export type CardTokenRecord = RowOf<typeof cardTokenRecord>;

/** A refund with the id of its customer. */
export const refundRecord = z.extend(Refund, { userId: UserId });
export type RefundRecord = RowOf<typeof refundRecord>;
