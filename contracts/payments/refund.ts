import { enteredText } from '#contracts/entered-text.ts';
import { Actor } from '#contracts/audit/event.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { PaymentId, RefundId, Version } from '#contracts/ids.ts';
import { Minor, NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { OrderStatus } from '#contracts/orders/order.ts';
import { PlanStatus } from '#contracts/plans/plan.ts';
import { LineNo } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { Allocation, PaymentStatus } from './payment.ts';
import { PaymentSource } from './sources.ts';

/** Why a payment is refunded. */
export const RefundReason = z.enum(['RETURN', 'DUPLICATE', 'GOODWILL', 'FRAUD', 'OTHER']);

/** Why money of a payment was returned: a refund, or a chargeback by the bank of its card. */
export const ReturnReason = z.enum([...RefundReason.options, 'CHARGE_BACK']);

/** Whether the money has been returned; PENDING and FAILED are for a backend whose bank decides about it later. */
export const RefundStatus = z.enum(['PENDING', 'SUCCEEDED', 'FAILED']);

/** The amount to refund, and why. */
export const RefundRequest = z.object({
  amount: PositiveMoney,
  reason: RefundReason,
  note: z.nullable(enteredText(1, 500)),
});

/** A line of the plan with a higher open amount after a refund. */
export const ReopenedLine = z.object({
  no: LineNo,
  /** When it is due now: a refund gives a line that was paid a later day if its own has come. */
  dueDate: LocalDate,
  /** The open amount of the instalment before and after, in minor units of the payment's currency. */
  openBeforeMinor: Minor,
  openAfterMinor: Minor,
});

/** A refund of a payment. */
export const Refund = z.object({
  id: RefundId,
  paymentId: PaymentId,
  amount: PositiveMoney,
  reason: ReturnReason,
  note: z.nullable(z.string()),
  status: RefundStatus,
  /** The allocations that it reverses, newest first. With the next two members they sum to the amount. */
  reversals: z.array(Allocation),
  /** What a charge-back takes from the wallet, of what the payment had credited to it. */
  fromWallet: NonNegativeMoney,
  /** The rest of that credit, which the wallet does not hold any more: it is not paid back. */
  uncovered: NonNegativeMoney,
  /**
   * Where the money is returned: to the card or bank account up to what it paid, the rest to the wallet. Sums to the
   * amount.
   */
  destinations: z.array(PaymentSource).check(z.minLength(1)),
  reopenedLines: z.array(ReopenedLine),
  /** The status of payment, plan and order after the refund. */
  paymentStatus: PaymentStatus,
  planStatus: PlanStatus,
  orderStatus: OrderStatus,
  by: Actor,
  createdAt: Instant,
  version: Version,
});
export type Refund = z.output<typeof Refund>;
