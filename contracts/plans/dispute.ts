import { Instant, LocalDate } from '#contracts/dates.ts';
import { z } from '#contracts/z.ts';

/** The kind of a problem with the purchase or its plan. */
export const DisputeReason = z.enum(['NOT_ARRIVED', 'RETURNED', 'DAMAGED', 'WRONG_AMOUNT', 'OTHER']);
export type DisputeReason = z.output<typeof DisputeReason>;

/** Closed by an answer, or because the plan has ended. */
export const DisputeStatus = z.enum(['OPEN', 'CLOSED']);
export type DisputeStatus = z.output<typeof DisputeStatus>;

/** A problem that a customer has reported with a plan or its order. */
export const Dispute = z.object({
  reason: DisputeReason,
  text: z.string().check(z.minLength(1)),
  openedAt: Instant,
  status: DisputeStatus,
  /** The last day without reminders and late fees while it is open. */
  pausedUntil: LocalDate,
  /** The answer as the customer reads it; null while it is open, or if the plan ended without one. */
  answer: z.nullable(z.string().check(z.minLength(1))),
  closedAt: z.nullable(Instant),
});
export type Dispute = z.output<typeof Dispute>;
