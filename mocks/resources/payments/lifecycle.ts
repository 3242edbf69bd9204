import type { Instant } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import { paymentActions, paymentAdministrationActions } from '#contracts/payments/actions.ts';
import { paymentMachine } from '#contracts/payments/machine.ts';
import type { PaymentAttempt } from '#contracts/payments/payment.ts';
import { problem } from '#mocks/core/handler-result.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { AllocatedPayment } from '#mocks/rules/allocation.ts';
import { paymentGuards, paymentNeeds, paymentRequestGuards } from './guards.ts';
import type { PaymentRecord } from './record.ts';
import type { ChosenSources } from './sources.ts';

export type DeclineCode = NonNullable<PaymentAttempt['code']>;

/** Whether the same card may be tried again after a decline. */
export const isRetryable: Readonly<Record<DeclineCode, boolean>> = {
  'insufficient-funds': true,
  'card-declined': false,
  'card-expired': false,
  'card-stolen': false,
  'not-confirmed': true,
};

/** The transitions of a payment (docs/domain.md, "Payments"). */
export const paymentLifecycle = lifecycle<PaymentRecord>()({
  machine: paymentMachine,
  guards: paymentGuards,
  requestGuards: paymentRequestGuards,
  actions: { customer: paymentActions, administration: paymentAdministrationActions },
  needs: paymentNeeds,
  stateReasons: {
    PROCESSING: ({ id }) =>
      problem('payment-in-progress', 'The bank is still deciding about this payment.', { paymentId: id }),
    REQUIRES_ACTION: ({ id }) =>
      problem('payment-in-progress', 'The bank waits for the customer to confirm this payment.', {
        paymentId: id,
      }),
    PENDING: ({ id }) =>
      problem('payment-in-progress', 'The bank has not confirmed the transfer yet.', { paymentId: id }),
    SUCCEEDED: 'The payment was made.',
    FAILED: 'The payment failed.',
    CANCELLED: 'The payment was cancelled.',
    EXPIRED: 'The payment was not confirmed in time.',
    PARTIALLY_REFUNDED: 'The payment was made, and refunded in part.',
    REFUNDED: 'The payment was refunded.',
    CHARGED_BACK: 'The bank has taken the payment back.',
  },
});

export interface NewPayment {
  readonly id: string;
  readonly attemptId: string;
  readonly plan: {
    readonly id: string;
    readonly number: string;
    readonly orderId: string;
    readonly orderNumber: string;
    readonly userId: string;
    readonly customerName: string;
    readonly currency: PaymentRecord['currency'];
    readonly takesMoney: boolean;
  };
  readonly purpose: PaymentRecord['purpose'];
  /** In minor units of the plan's currency. */
  readonly amount: number;
  readonly chosen: ChosenSources;
  /** The balance of the customer's wallet. */
  readonly walletBalance: Money;
  readonly now: Instant;
}

/** Creates a payment with its first attempt (transition Y1). */
export function beginPayment(request: NewPayment): PaymentRecord {
  const { id, attemptId, plan, purpose, amount, chosen, walletBalance, now } = request;
  const facts = {
    amount,
    sources: chosen.sources,
    currency: plan.currency,
    walletBalance,
    planTakesMoney: plan.takesMoney,
    payment: { purpose },
  };
  return {
    id,
    userId: plan.userId,
    customerName: plan.customerName,
    purpose,
    orderId: plan.orderId,
    planId: plan.id,
    planNumber: plan.number,
    orderNumber: plan.orderNumber,
    currency: plan.currency,
    amount,
    ...chosen,
    status: paymentLifecycle.take(null, 'create', facts),
    attempts: [
      { id: attemptId, no: 1, startedAt: now, endedAt: null, result: null, code: null, retryable: false },
    ],
    allocations: [],
    walletCredit: 0,
    moves: [],
    refundedTotal: 0,
    prepayment: null,
    automatic: false,
    decidesAt: null,
    receiptSentAt: null,
    createdAt: now,
    version: 1,
  };
}

/** Returns the payment with one more attempt, in the state that a retry leads to (transition Y6). */
export function retryWith(
  payment: PaymentRecord,
  status: PaymentRecord['status'],
  chosen: ChosenSources,
  attemptId: string,
  now: Instant,
): PaymentRecord {
  const no = payment.attempts.length + 1;
  return {
    ...payment,
    ...chosen,
    status,
    attempts: [
      ...payment.attempts,
      { id: attemptId, no, startedAt: now, endedAt: null, result: null, code: null, retryable: false },
    ],
    version: payment.version + 1,
  };
}

/** Returns the payment waiting for the bank's decision (transition Y3). */
export function awaitTransfer(payment: PaymentRecord, decidesAt: Instant): PaymentRecord {
  const status = paymentLifecycle.take(payment, 'sent-to-bank', {});
  return { ...payment, status, decidesAt, version: payment.version + 1 };
}

/** Returns the payment waiting for the customer to confirm it with the bank (transition Y2). */
export function awaitConfirmation(payment: PaymentRecord, endsAt: Instant): PaymentRecord {
  const status = paymentLifecycle.take(payment, 'action-required', {});
  return { ...payment, status, decidesAt: endsAt, version: payment.version + 1 };
}

/** Returns the payment as confirmed by the customer, for the bank to decide (transition Y2b). */
export function confirmed(payment: PaymentRecord): PaymentRecord {
  const status = paymentLifecycle.take(payment, 'confirm', {});
  return { ...payment, status, decidesAt: null, version: payment.version + 1 };
}

/** Returns the payment as given up by an administrator (transition Y7). */
export function cancelled(payment: PaymentRecord, at: Instant): PaymentRecord {
  const { attempts } = payment;
  return {
    ...payment,
    status: paymentLifecycle.take(payment, 'cancel', {}),
    attempts:
      payment.status === 'FAILED'
        ? attempts
        : endLast(attempts, { endedAt: at, result: 'DECLINED', code: 'not-confirmed' }),
    decidesAt: null,
    version: payment.version + 1,
  };
}

/** Returns the payment as not confirmed in time (transition Y8). */
export function expire(payment: PaymentRecord, at: Instant): PaymentRecord {
  return {
    ...payment,
    status: paymentLifecycle.take(payment, 'clock', {}),
    attempts: endLast(payment.attempts, { endedAt: at, result: 'DECLINED', code: 'not-confirmed' }),
    decidesAt: null,
    version: payment.version + 1,
  };
}

/** Returns the payment as succeeded, with its allocations to lines (transition Y4). */
export function succeed(
  payment: PaymentRecord,
  { parts, walletCredit }: AllocatedPayment,
  at: Instant,
): PaymentRecord {
  const { currency } = payment;
  return {
    ...payment,
    status: paymentLifecycle.take(payment, 'authorised', {}),
    attempts: endLast(payment.attempts, { endedAt: at, result: 'SUCCEEDED' }),
    allocations: parts.map(({ lineNo, component, amountMinor }) => ({
      lineNo,
      component,
      amount: { amountMinor, currency },
    })),
    walletCredit,
    decidesAt: null,
    version: payment.version + 1,
  };
}

/** Returns the payment as failed (transition Y5). */
export function fail(payment: PaymentRecord, code: DeclineCode, at: Instant): PaymentRecord {
  const retryable = isRetryable[code];
  return {
    ...payment,
    status: paymentLifecycle.take(payment, 'declined', {}),
    attempts: endLast(payment.attempts, { endedAt: at, result: 'DECLINED', code, retryable }),
    decidesAt: null,
    version: payment.version + 1,
  };
}

function endLast(attempts: readonly PaymentAttempt[], end: Partial<PaymentAttempt>): PaymentAttempt[] {
  return attempts.map((attempt, index) => (index === attempts.length - 1 ? { ...attempt, ...end } : attempt));
}
