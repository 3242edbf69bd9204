import type { Day } from './days.ts';
import type { Paid } from './signed.ts';

/** A promise to pay that a customer has given. */
export interface Promised {
  readonly amount: number;
  readonly until: Day;
  /** The number of the wait after which it was made. */
  readonly after: number;
  status: 'OPEN' | 'KEPT' | 'BROKEN';
}

/** Returns the state of a promise at the start of a day. */
export function judged(
  { amount, until, after, status }: Promised,
  payments: readonly Paid[],
  today: Day,
): Promised['status'] {
  if (status !== 'OPEN') return status;
  const received = payments
    .filter((each) => each.after >= after && each.on <= until)
    .reduce((sum, { given, refunded }) => sum + given - refunded, 0);
  if (received >= amount) return 'KEPT';
  return today > until ? 'BROKEN' : 'OPEN';
}
