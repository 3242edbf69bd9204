import type { Reads } from '#mocks/resources/tables.ts';
import type { PaymentRecord } from './record.ts';

/** Returns the payments that wait for one confirmation with this one, which is among them: the bank asks once. */
export function chargedWith({ payments }: Pick<Reads, 'payments'>, payment: PaymentRecord): PaymentRecord[] {
  const startedAt = payment.attempts.at(-1)?.startedAt;
  return payments
    .by('userId', payment.userId)
    .filter(
      ({ status, cardTokenId, attempts }) =>
        status === 'REQUIRES_ACTION' &&
        cardTokenId === payment.cardTokenId &&
        attempts.at(-1)?.startedAt === startedAt,
    );
}
