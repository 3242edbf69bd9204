import { Actor } from '#contracts/audit/event.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { PaymentId, RefundId, Version } from '#contracts/ids.ts';
import { Minor, PositiveMoney } from '#contracts/money.ts';
import { OrderStatus } from '#contracts/orders/order.ts';
import { PlanStatus } from '#contracts/plans/plan.ts';
import { LineNo } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { Allocation, PaymentStatus } from './payment.ts';
import { PaymentSource } from './sources.ts';

/** Why money of a payment is given back. */
export const RefundReason = z.enum(['RETURN', 'DUPLICATE', 'GOODWILL', 'FRAUD', 'OTHER']);

/** Why money of a payment went back: for a reason of ours, or because the bank of its card took it back. */
export const ReturnReason = z.enum([...RefundReason.options, 'CHARGE_BACK']);

/** Whether the money has gone back. */
export const RefundStatus = z.enum(['PENDING', 'SUCCEEDED', 'FAILED']);

/** How much of a payment is given back, and why. */
export const RefundRequest = z.object({
  amount: PositiveMoney,
  reason: RefundReason,
  note: z.nullable(z.string().check(z.minLength(1), z.maxLength(500))),
});

/** A line of the plan that is open again, or open further, because its money went back. */
export const ReopenedLine = z.object({
  no: LineNo,
  dueDate: LocalDate,
  /** What was open of the instalment before and is now, in minor units of the payment's currency. */
  openBeforeMinor: Minor,
  openAfterMinor: Minor,
});

/** Money of a payment that went back to the customer. */
export const Refund = z.object({
  id: RefundId,
  paymentId: PaymentId,
  amount: PositiveMoney,
  reason: ReturnReason,
  note: z.nullable(z.string()),
  status: RefundStatus,
  /** What it took off the lines again, the newest first; sums to the amount. */
  reversals: z.array(Allocation).check(z.minLength(1)),
  /** Where the money went: to the card or the bank account up to what they paid, the rest to the wallet. Sums to the amount. */
  destinations: z.array(PaymentSource).check(z.minLength(1)),
  reopenedLines: z.array(ReopenedLine),
  /** What payment, plan and order are after it. */
  paymentStatus: PaymentStatus,
  planStatus: PlanStatus,
  orderStatus: OrderStatus,
  by: Actor,
  createdAt: Instant,
  version: Version,
});
export type Refund = z.output<typeof Refund>;
