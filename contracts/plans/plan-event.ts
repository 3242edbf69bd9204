import { Instant, LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
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

export const PlanEvent = described(
  z.discriminatedUnion('kind', [
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
      automatic: described(z.boolean(), 'True if autopay made it.'),
      declineCode: described(z.nullable(DeclineCode), 'Why it failed; null for any other payment.'),
    }),
    z.object({
      kind: z.literal('REFUND'),
      ...when,
      paymentId: PaymentId,
      amount: PositiveMoney,
      reason: ReturnReason,
      sourceLabel: described(words, 'Where the money was returned.'),
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
    /** The customer wants to return goods, or that was rejected. */
    z.object({ kind: z.enum(['RETURN_REQUESTED', 'PURCHASE_WITHDRAWN', 'RETURN_REJECTED']), ...when }),
    /** A message to the customer about the plan, if no other event covers it. */
    z.object({ kind: z.literal('MESSAGE'), ...when, title: words }),
    z.object({
      kind: z.literal('ENDED'),
      ...when,
      status: z.enum(closedPlanStates),
      waived: described(
        z.nullable(PositiveMoney),
        'The small remainder that was waived when the plan was paid off; null for none.',
      ),
    }),
  ]),
  'An event of a plan, for its customer. The page writes the texts, except that of a message.',
);
export type PlanEvent = z.output<typeof PlanEvent>;

export const PlanActivity = described(
  z.object({
    planId: PlanId,
    events: described(z.array(PlanEvent).check(z.minLength(1)), 'Newest first.'),
  }),
  'The events of a plan, for its customer.',
);
export type PlanActivity = z.output<typeof PlanActivity>;
