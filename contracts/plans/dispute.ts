import { Instant, LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { z } from '#contracts/z.ts';

export const DisputeReason = described(
  z.enum(['NOT_ARRIVED', 'RETURNED', 'DAMAGED', 'WRONG_AMOUNT', 'OTHER']),
  'The kind of a problem with the purchase or its plan.',
);
export type DisputeReason = z.output<typeof DisputeReason>;

export const DisputeStatus = described(
  z.enum(['OPEN', 'CLOSED']),
  'Closed by an answer, or because the plan has ended.',
);
export type DisputeStatus = z.output<typeof DisputeStatus>;

export const Dispute = described(
  z.object({
    reason: DisputeReason,
    text: z.string().check(z.minLength(1)),
    openedAt: Instant,
    status: DisputeStatus,
    pausedUntil: described(LocalDate, 'The last day without reminders and late fees while it is open.'),
    answer: described(
      z.nullable(z.string().check(z.minLength(1))),
      'The answer as the customer reads it; null while it is open, or if the plan ended without one.',
    ),
    closedAt: z.nullable(Instant),
  }),
  'A problem that a customer has reported with a plan or its order.',
);
export type Dispute = z.output<typeof Dispute>;
