import { Instant, LocalDate } from '#contracts/dates.ts';
import { OrderNumber, PaymentId, PlanId, Version } from '#contracts/ids.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { DeclineCode } from '#contracts/payments/decline-code.ts';
import { PaymentPurpose, PaymentStatus } from '#contracts/payments/payment.ts';
import { ReturnReason } from '#contracts/payments/refund.ts';
import { InstalmentNo } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { ScheduleReason } from './schedule.ts';
import { closedPlanStates } from './states.ts';

/** The business day, and the instant if there is one: fees and new versions of a schedule belong to a day. */
const when = { on: LocalDate, at: z.nullable(Instant) };
const words = z.string().check(z.minLength(1));

/** An event of a plan, for its customer. The page writes the texts, except that of a message. */
export const PlanEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('SIGNED'), ...when, orderNumber: OrderNumber }),
  z.object({ kind: z.literal('STARTED'), ...when }),
  z.object({
    kind: z.literal('PAYMENT'),
    ...when,
    paymentId: PaymentId,
    purpose: PaymentPurpose,
    status: PaymentStatus,
    amount: PositiveMoney,
    sourceLabel: words,
    /** True if autopay made it. */
    automatic: z.boolean(),
    /** Why it failed; null for any other payment. */
    declineCode: z.nullable(DeclineCode),
  }),
  z.object({
    kind: z.literal('REFUND'),
    ...when,
    paymentId: PaymentId,
    amount: PositiveMoney,
    reason: ReturnReason,
    /** Where the money was returned. */
    sourceLabel: words,
  }),
  z.object({
    kind: z.literal('LATE_FEE'),
    ...when,
    lineNo: InstalmentNo,
    amount: PositiveMoney,
  }),
  /** A new version of the schedule. */
  z.object({ kind: z.literal('SCHEDULE'), ...when, version: Version, reason: ScheduleReason }),
  z.object({ kind: z.literal('AUTOPAY_CHANGED'), ...when }),
  /** The customer has reported a problem, or it was answered. */
  z.object({ kind: z.enum(['DISPUTE_OPENED', 'DISPUTE_ANSWERED']), ...when }),
  /** A message to the customer about the plan, if no other event covers it. */
  z.object({ kind: z.literal('MESSAGE'), ...when, title: words }),
  z.object({
    kind: z.literal('ENDED'),
    ...when,
    status: z.enum(closedPlanStates),
    /** The small remainder that was waived when the plan was paid off; null for none. */
    waived: z.nullable(PositiveMoney),
  }),
]);
export type PlanEvent = z.output<typeof PlanEvent>;

/** The events of a plan, for its customer. */
export const PlanActivity = z.object({
  planId: PlanId,
  /** Newest first. */
  events: z.array(PlanEvent).check(z.minLength(1)),
});
export type PlanActivity = z.output<typeof PlanActivity>;
