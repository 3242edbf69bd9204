import type { Payment, PaymentRow } from '#contracts/payments/payment.ts';
import { paymentFacts, type PaymentTables } from './facts.ts';
import { paymentLifecycle } from './lifecycle.ts';
import type { PaymentRecord } from './record.ts';

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
    actions: paymentLifecycle.actions(payment, paymentFacts(tables, payment)),
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
