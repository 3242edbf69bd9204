import type { LocalDate } from '#contracts/dates.ts';
import type { PromiseStatus } from '#contracts/plans/promise.ts';
import { daysAfter } from './calendar.ts';

/** The maximum number of days ahead for which a customer can promise to pay. */
const MAX_DAYS = 30;

export const lastPromiseDay = (today: LocalDate): LocalDate => daysAfter(today, MAX_DAYS);

/**
 * Returns the state of a promise on a day (docs/domain.md, "Promises to pay"): kept when the amount was paid, broken
 * when its day has passed without that.
 * @param received minor units paid since then, up to the day of the promise
 */
export function promiseStatus(
  { amount, date }: { readonly amount: number; readonly date: LocalDate },
  received: number,
  today: LocalDate,
): PromiseStatus {
  if (received >= amount) return 'KEPT';
  return today > date ? 'BROKEN' : 'OPEN';
}
