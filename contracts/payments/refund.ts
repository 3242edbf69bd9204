import { described } from '#contracts/described.ts';
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

export const RefundReason = described(
  z.enum(['RETURN', 'DUPLICATE', 'GOODWILL', 'FRAUD', 'OTHER']),
  'Why a payment is refunded.',
);

export const ReturnReason = described(
  z.enum([...RefundReason.options, 'CHARGE_BACK']),
  'Why money of a payment was returned: a refund, or a chargeback by the bank of its card.',
);

export const RefundStatus = described(
  z.enum(['PENDING', 'SUCCEEDED', 'FAILED']),
  'Whether the money has been returned; PENDING and FAILED are for a backend whose bank decides about it later.',
);

export const RefundRequest = described(
  z.object({
    amount: PositiveMoney,
    reason: RefundReason,
    note: z.nullable(enteredText(1, 500)),
  }),
  'The amount to refund, and why.',
);

export const ReopenedLine = described(
  z.object({
    no: LineNo,
    dueDate: described(
      LocalDate,
      'When it is due now: a refund gives a line that was paid a later day if its own has come.',
    ),
    openBeforeMinor: described(
      Minor,
      "The open amount of the instalment before and after, in minor units of the payment's currency.",
    ),
    openAfterMinor: Minor,
  }),
  'A line of the plan with a higher open amount after a refund.',
);

export const Refund = described(
  z.object({
    id: RefundId,
    paymentId: PaymentId,
    amount: PositiveMoney,
    reason: ReturnReason,
    note: z.nullable(z.string()),
    status: RefundStatus,
    reversals: described(
      z.array(Allocation),
      'The allocations that it reverses, newest first. With the next two members they sum to the amount.',
    ),
    fromWallet: described(
      NonNegativeMoney,
      'What a charge-back takes from the wallet, of what the payment had credited to it.',
    ),
    uncovered: described(
      NonNegativeMoney,
      'The rest of that credit, which the wallet does not hold any more: it is not paid back.',
    ),
    destinations: described(
      z.array(PaymentSource).check(z.minLength(1)),
      'Where the money is returned: to the card or bank account up to what it paid, the rest to the wallet. Sums to the amount.',
    ),
    reopenedLines: z.array(ReopenedLine),
    paymentStatus: described(PaymentStatus, 'The status of payment, plan and order after the refund.'),
    planStatus: PlanStatus,
    orderStatus: OrderStatus,
    by: Actor,
    createdAt: Instant,
    version: Version,
  }),
  'A refund of a payment.',
);
export type Refund = z.output<typeof Refund>;
