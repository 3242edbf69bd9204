import type { Reads } from '#mocks/tables.ts';
import { attemptsMade } from '#mocks/rules/payment-attempts.ts';
import type { PaymentRecord } from './record.ts';

export type PaymentTables = Pick<Reads, 'orders' | 'payments'>;

/** The facts for the guards of a payment's actions, read from the tables. */
export function paymentFacts(tables: PaymentTables, payment: PaymentRecord) {
  const isDownPayment = payment.purpose === 'DOWN_PAYMENT';
  const ofSameOrder = tables.payments.by('orderId', payment.orderId);
  return {
    payment,
    attemptsMade: attemptsMade(ofSameOrder, payment.purpose),
    planTakesMoney: isDownPayment && tables.orders.get(payment.orderId)?.status === 'AWAITING_DOWN_PAYMENT',
    otherPayment: isDownPayment
      ? (ofSameOrder.find(
          ({ id, purpose, status }) => id !== payment.id && purpose === 'DOWN_PAYMENT' && status !== 'FAILED',
        ) ?? null)
      : null,
  };
}
