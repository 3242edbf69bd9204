import type { Instant, LocalDate } from '#contracts/dates.ts';
import { businessDate } from '#mocks/time/business-time.ts';

/** How often the bank is asked for the same money (docs/domain.md, "Payments"). */
export const MAX_ATTEMPTS = 5;

/** Returns whether the bank is deciding about a payment in this state; no other action is needed until it has. */
export const isWithBank = (status: string) => status === 'PROCESSING' || status === 'PENDING';

/** Returns whether the bank has yet to decide about a payment in this state. */
export const isUndecided = (status: string) => isWithBank(status) || status === 'REQUIRES_ACTION';

/** Returns the payment that the bank has yet to decide about; null for none. */
export const undecidedOf = <Payment extends { readonly status: string }>(
  payments: readonly Payment[],
): Payment | null => payments.find(({ status }) => isUndecided(status)) ?? null;

/** Returns whether a payment has moved money or may still do so; failed, cancelled and expired ones do not. */
export const movesMoney = (status: string) =>
  status !== 'FAILED' && status !== 'CANCELLED' && status !== 'EXPIRED';

interface Tried {
  readonly purpose: string;
  readonly attempts: readonly { readonly startedAt: Instant; readonly result: string | null }[];
}

/**
 * Counts the attempts at the same money, with any card and in any payment: those of one order and purpose since the
 * last success.
 */
export function attemptsMade(ofOrder: readonly Tried[], purpose: string): number {
  const attempts = ofOrder
    .filter((payment) => payment.purpose === purpose)
    .flatMap((payment) => payment.attempts)
    .toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
  return attempts.length - 1 - attempts.findLastIndex(({ result }) => result === 'SUCCEEDED');
}

/**
 * Counts how often the bank refused on a day to pay for a plan, in any payment and also by itself; down payments have a
 * count of their own.
 */
export const refusedOn = (ofPlan: readonly Tried[], day: LocalDate): number =>
  ofPlan
    .filter(({ purpose }) => purpose !== 'DOWN_PAYMENT')
    .flatMap(({ attempts }) => attempts)
    .filter(({ startedAt, result }) => result === 'DECLINED' && businessDate(startedAt) === day).length;
