import type { Payment, PaymentRow } from '#contracts/payments/payment.ts';
import type { PaymentRecord } from '#mocks/records.ts';
import type { Reads } from '#mocks/tables.ts';
import { decidePayment, type PaymentFacts } from './lifecycle.ts';
import { action } from '#mocks/core/lifecycle.ts';

export type PaymentTables = Pick<Reads, 'orders' | 'payments'>;

/** What the guards of a payment look at, from the tables; with which card is the request's to say. */
export function paymentFacts(
  tables: PaymentTables,
  payment: Pick<PaymentRecord, 'id' | 'orderId' | 'purpose' | 'amount' | 'attempts'>,
  sameCard: boolean,
): PaymentFacts {
  return {
    amount: payment.amount,
    sourced: payment.amount,
    purpose: payment.purpose,
    planTakesMoney:
      payment.purpose === 'DOWN_PAYMENT' &&
      tables.orders.get(payment.orderId)?.status === 'AWAITING_DOWN_PAYMENT',
    otherPayment:
      payment.purpose === 'DOWN_PAYMENT' &&
      tables.payments
        .by('orderId', payment.orderId)
        .some(
          (other) => other.id !== payment.id && other.purpose === 'DOWN_PAYMENT' && other.status !== 'FAILED',
        ),
    attempts: payment.attempts,
    sameCard,
  };
}

/** A failed payment can be tried again, with another card at least. */
function retryAction(tables: PaymentTables, payment: PaymentRecord) {
  const decision = decidePayment(payment.status, 'retry', paymentFacts(tables, payment, false));
  if (decision.kind === 'taken') return action('retry', null);
  if (decision.kind === 'refused') return action('retry', decision.reason);
  return action(
    'retry',
    payment.status === 'SUCCEEDED'
      ? 'The payment was made.'
      : 'The bank is still deciding about this payment.',
  );
}

export function viewPayment(tables: PaymentTables, payment: PaymentRecord): Payment {
  const {
    id,
    userId,
    purpose,
    orderId,
    planId,
    currency,
    status,
    attempts,
    allocations,
    createdAt,
    version,
  } = payment;
  const amount = { amountMinor: payment.amount, currency };
  return {
    id,
    userId,
    purpose,
    orderId,
    planId,
    amount,
    sources: [{ kind: 'CARD', label: payment.cardLabel, amount }],
    status,
    attempts: [...attempts],
    allocations: [...allocations],
    walletCredit: { amountMinor: payment.walletCredit, currency },
    createdAt,
    actions: [retryAction(tables, payment)],
    version,
  };
}

export function viewPaymentRow(payment: PaymentRecord): PaymentRow {
  const { id, userId, customerName, purpose, orderId, planNumber, status, attempts, createdAt } = payment;
  return {
    id,
    userId,
    customerName,
    purpose,
    orderId,
    planNumber,
    amount: { amountMinor: payment.amount, currency: payment.currency },
    sourceLabel: payment.cardLabel,
    status,
    attempts: attempts.length,
    declineCode: attempts.at(-1)?.code ?? null,
    createdAt,
  };
}
