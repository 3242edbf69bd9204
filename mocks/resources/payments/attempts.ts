import type { LocalDate } from '#contracts/dates.ts';
import type { PaymentRow } from '#contracts/payments/payment.ts';
import { businessDate } from '#mocks/business-time.ts';
import type { PaymentRecord } from './record.ts';

/** What became of the first attempt, however often it was retried. */
export function firstAttemptOf({ attempts }: Pick<PaymentRecord, 'attempts'>): PaymentRow['firstAttempt'] {
  return attempts[0]?.result ?? 'UNDECIDED';
}

/** The business day on which the money came; a refund later does not change it. */
export function paidOn({ attempts }: Pick<PaymentRecord, 'attempts'>): LocalDate | null {
  const last = attempts.at(-1);
  return last?.result === 'SUCCEEDED' && last.endedAt !== null ? businessDate(last.endedAt) : null;
}
