import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { PaymentRow } from '#contracts/payments/payment.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import type { PaymentRecord } from './record.ts';

/** Returns the result of the first attempt, independent of retries. */
export function firstAttemptOf({ attempts }: Pick<PaymentRecord, 'attempts'>): PaymentRow['firstAttempt'] {
  return attempts[0]?.result ?? 'UNDECIDED';
}

/** Returns the business day on which the money arrived; a later refund does not change it. */
export function paidOn({ attempts }: Pick<PaymentRecord, 'attempts'>): LocalDate | null {
  const last = attempts.at(-1);
  return last?.result === 'SUCCEEDED' && last.endedAt !== null ? businessDate(last.endedAt) : null;
}

/** Returns when the last attempt was started; a payment that succeeds counts from then. */
export const triedAt = ({ attempts, createdAt }: Pick<PaymentRecord, 'attempts' | 'createdAt'>): Instant =>
  attempts.at(-1)?.startedAt ?? createdAt;
