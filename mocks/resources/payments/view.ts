import { paymentActions, paymentAdministrationActions } from '#contracts/payments/actions.ts';
import type { OwnPaymentRow, Payment, PaymentDetails, PaymentRow } from '#contracts/payments/payment.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { actionsNamed, actionsWithin } from '#mocks/core/role-actions.ts';
import { nextCollection } from '#mocks/rules/collection.ts';
import { isUndecided, MAX_ATTEMPTS } from '#mocks/rules/payment-attempts.ts';
import { methodOf } from '#mocks/rules/payment-method.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { paymentFacts, type PaymentTables, triesOf } from './facts.ts';
import { refundableAlone } from '#mocks/rules/four-eyes.ts';
import { firstAttemptOf, paidOn, triedAt } from './attempts.ts';
import { refundableOf } from './guards.ts';
import { paymentLifecycle } from './lifecycle.ts';
import { providerEventsOf } from './provider-events.ts';
import type { PaymentRecord } from './record.ts';
import { sourceLabelOf } from './sources.ts';

/** The tables and the day that a view of a payment depends on. */
interface Reading {
  readonly tables: PaymentTables;
  readonly today: LocalDate;
}

export function viewPayment(context: Reading, payment: PaymentRecord): Payment {
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
    confirmBy: status === 'REQUIRES_ACTION' ? payment.decidesAt : null,
    attempts: [...attempts],
    allocations: [...allocations],
    walletCredit: { amountMinor: payment.walletCredit, currency },
    ...returnedOf(payment),
    createdAt,
    triedAt: triedAt(payment),
    actions: actionsNamed(paymentActions, actionsOf(context, payment, true)),
    version,
  };
}

function returnedOf(payment: PaymentRecord) {
  const { amount, refundedTotal, currency } = payment;
  const kept = paidOn(payment) === null ? 0 : amount - refundedTotal;
  return { refundedTotal: { amountMinor: refundedTotal, currency }, kept: { amountMinor: kept, currency } };
}

function actionsOf({ tables, today }: Reading, payment: PaymentRecord, isByCustomer?: boolean) {
  return paymentLifecycle.actions(payment, paymentFacts(tables, payment, today, isByCustomer));
}

interface Viewing extends Reading {
  readonly tables: PaymentTables & Pick<Reads, 'plans' | 'refunds'>;
  readonly subject: Subject;
}

/** Returns the payment as the administration sees it. */
export function viewPaymentDetails(context: Viewing, payment: PaymentRecord): PaymentDetails {
  const { tables, today, subject } = context;
  const { currency, customerName, planNumber, orderNumber } = payment;
  const refundable = refundableOf(payment);
  const made = triesOf(payment, tables.payments.by('orderId', payment.orderId));
  return {
    ...viewPayment(context, payment),
    customerName,
    planNumber,
    orderNumber,
    events: providerEventsOf(tables, payment),
    attemptsLeft: payment.status === 'FAILED' ? Math.max(0, MAX_ATTEMPTS - made) : 0,
    nextTryOn: nextTryOf(tables, payment, today),
    refundable: { amountMinor: refundable, currency },
    refundableAlone: { amountMinor: refundableAlone(payment.refundedTotal, refundable, currency), currency },
    receiptSentAt: payment.receiptSentAt,
    actions: actionsWithin(subject, 'payment', paymentAdministrationActions, actionsOf(context, payment)),
  };
}

/** Returns the day on which autopay tries again after a failure. */
function nextTryOf({ plans }: Pick<Reads, 'plans'>, payment: PaymentRecord, today: LocalDate) {
  const plan = plans.get(payment.planId);
  if (payment.status !== 'FAILED' || !payment.automatic || !plan?.autopay || plan.autopay.stopped)
    return null;
  return nextCollection(plan.lines, today);
}

export function viewPaymentRow(payment: PaymentRecord): PaymentRow {
  const { userId, customerName, orderNumber } = payment;
  return {
    ...viewOwnPaymentRow(payment),
    userId,
    customerName,
    orderNumber,
    method: methodOf(payment.sources),
    firstAttempt: firstAttemptOf(payment),
    paidOn: paidOn(payment),
    pendingSince: isUndecided(payment.status) ? (payment.attempts.at(-1)?.startedAt ?? null) : null,
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
    ...returnedOf(payment),
    sourceLabel: sourceLabelOf(payment),
    lines: [...new Set(payment.allocations.map(({ lineNo }) => lineNo))].toSorted((a, b) => a - b),
    status,
    attempts: attempts.length,
    declineCode: attempts.at(-1)?.code ?? null,
    createdAt,
    triedAt: triedAt(payment),
  };
}
