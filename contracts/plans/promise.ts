import { Instant, LocalDate } from '#contracts/dates.ts';
import { NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

/** Whether a promise to pay was kept; OPEN until its last day is over. */
export const PromiseStatus = z.enum(['OPEN', 'KEPT', 'BROKEN']);
export type PromiseStatus = z.output<typeof PromiseStatus>;

/** A customer's promise to pay an amount by a day. */
export const PromiseToPay = z.object({
  amount: PositiveMoney,
  /** The last day on which a payment keeps the promise. */
  date: LocalDate,
  madeAt: Instant,
  status: PromiseStatus,
  /** What was paid between the promise and its last check. */
  received: NonNegativeMoney,
});
export type PromiseToPay = z.output<typeof PromiseToPay>;
