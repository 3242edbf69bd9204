import { Instant } from '#contracts/dates.ts';
import { DeclineCode } from '#contracts/payments/decline-code.ts';
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
import { Allocation, PaymentAttempt, PaymentPurpose, PaymentStatus } from '#contracts/payments/payment.ts';
import { CardToken } from '#contracts/payments/card-token.ts';
import { Refund } from '#contracts/payments/refund.ts';
import { PaymentSource } from '#contracts/payments/sources.ts';
import { PrepaymentMode } from '#contracts/plans/quote.ts';
import { z } from '#contracts/z.ts';
import { minor } from './fields.ts';

/** Rows of payments, refunds and cards. */
export const paymentSchemas = {
  payments: z.object({
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
    sources: z
      .array(z.extend(PaymentSource, { amount: minor, scratchcardId: z.nullable(ScratchcardId) }))
      .check(z.minLength(1)),
    cardTokenId: z.nullable(CardTokenId),
    status: PaymentStatus,
    attempts: z.array(PaymentAttempt),
    allocations: z.array(Allocation),
    walletCredit: minor,
    refundedTotal: minor,
    prepayment: z.nullable(PrepaymentMode),
    automatic: z.boolean(),
    decidesAt: z.nullable(Instant),
    receiptSentAt: z.nullable(Instant),
    createdAt: Instant,
    version: Version,
  }),
  refunds: z.extend(Refund, { userId: UserId }),
  cardTokens: z.extend(CardToken, {
    userId: z.nullable(z.union([UserId, AdministratorId])),
    behaviour: z.enum(['APPROVE', 'DECLINE', 'INSUFFICIENT_FUNDS', 'SLOW', 'CONFIRM']),
    refused: z.nullable(DeclineCode),
  }),
};
