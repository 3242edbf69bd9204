import { Instant, LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

export const PromiseStatus = described(
  z.enum(['OPEN', 'KEPT', 'BROKEN']),
  'Whether a promise to pay was kept; OPEN until its last day is over.',
);
export type PromiseStatus = z.output<typeof PromiseStatus>;

export const PromiseToPay = described(
  z.object({
    amount: PositiveMoney,
    date: described(LocalDate, 'The last day on which a payment keeps the promise.'),
    madeAt: Instant,
    status: PromiseStatus,
    received: described(NonNegativeMoney, 'What was paid between the promise and its last check.'),
  }),
  "A customer's promise to pay an amount by a day.",
);
export type PromiseToPay = z.output<typeof PromiseToPay>;
