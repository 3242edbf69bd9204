import { Instant, LocalDate } from '#contracts/dates.ts';
import { NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

/** Whether a promise to pay was kept; OPEN until its last day is over. */
export const PromiseStatus = z.enum(['OPEN', 'KEPT', 'BROKEN']);
export type PromiseStatus = z.output<typeof PromiseStatus>;

/** What a customer has promised to pay of a plan, and until when. */
export const PromiseToPay = z.object({
  amount: PositiveMoney,
  /** The last day on which paying it keeps the promise. */
  date: LocalDate,
  madeAt: Instant,
  status: PromiseStatus,
  /** What was paid between the promise and its last check. */
  received: NonNegativeMoney,
});
export type PromiseToPay = z.output<typeof PromiseToPay>;
