import type { OwnPaymentRow, Payment, PaymentDetails, PaymentRow } from '#contracts/payments/payment.ts';
import { paymentFacts, type PaymentTables } from './facts.ts';
import { refundableAlone } from '#mocks/rules/refund.ts';
import { firstAttemptOf, paidOn } from './attempts.ts';
import { refundableOf } from './guards.ts';
import { paymentLifecycle } from './lifecycle.ts';
import type { PaymentRecord } from './record.ts';
import { sourceLabelOf } from './sources.ts';

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
    sources: payment.sources.map(({ kind, label, amount: amountMinor }) => ({
      kind,
      label,
      amount: { amountMinor, currency },
    })),
    status,
    attempts: [...attempts],
    allocations: [...allocations],
    walletCredit: { amountMinor: payment.walletCredit, currency },
    createdAt,
    actions: actionsOf(tables, payment).flatMap((entry) =>
      entry.action === 'retry' ? [{ ...entry, action: entry.action }] : [],
    ),
    version,
  };
}

function actionsOf(tables: PaymentTables, payment: PaymentRecord) {
  return paymentLifecycle.actions(payment, paymentFacts(tables, payment));
}

/** The payment as the administration sees it. */
export function viewPaymentDetails(tables: PaymentTables, payment: PaymentRecord): PaymentDetails {
  const { currency, customerName, planNumber } = payment;
  const refundable = refundableOf(payment);
  return {
    ...viewPayment(tables, payment),
    customerName,
    planNumber,
    refundedTotal: { amountMinor: payment.refundedTotal, currency },
    refundable: { amountMinor: refundable, currency },
    refundableAlone: { amountMinor: refundableAlone(payment.refundedTotal, refundable), currency },
    actions: actionsOf(tables, payment),
  };
}

export function viewPaymentRow(payment: PaymentRecord): PaymentRow {
  const { userId, customerName } = payment;
  return {
    ...viewOwnPaymentRow(payment),
    userId,
    customerName,
    firstAttempt: firstAttemptOf(payment),
    paidOn: paidOn(payment),
  };
}

export function viewOwnPaymentRow(payment: PaymentRecord): OwnPaymentRow {
  const { id, purpose, orderId, planId, planNumber, status, attempts, createdAt } = payment;
  return {
    id,
    purpose,
    orderId,
    planId,
    planNumber,
    amount: { amountMinor: payment.amount, currency: payment.currency },
    sourceLabel: sourceLabelOf(payment),
    status,
    attempts: attempts.length,
    declineCode: attempts.at(-1)?.code ?? null,
    createdAt,
  };
}
