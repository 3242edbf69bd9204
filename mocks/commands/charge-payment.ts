import type { Instant, LocalDate } from '#contracts/dates.ts';
import { after } from '#mocks/business-time.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';
import { invariant } from '#mocks/invariant.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { askBank, SLOW_BANK } from '#mocks/resources/payments/bank.ts';
import { attemptsMade, MAX_ATTEMPTS } from '#mocks/rules/payment-attempts.ts';
import { declines, fail, succeed } from '#mocks/resources/payments/lifecycle.ts';
import type { CardTokenRecord, PaymentRecord } from '#mocks/resources/payments/record.ts';
import { activatePlan, receivePayment } from '#mocks/resources/plans/lifecycle.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { settingsOf } from '#mocks/settings.ts';
import type { Writes } from '#mocks/tables.ts';

export interface Charging {
  readonly tables: Writes;
  readonly now: Instant;
  readonly today: LocalDate;
}

/**
 * Sends a payment to the bank and makes the changes that follow from its answer. The payment is already in the table.
 */
export function chargePayment(
  context: Charging,
  payment: PaymentRecord,
  card: CardTokenRecord,
): PaymentRecord {
  const { tables, now, today } = context;
  const attempts = tables.payments.by('orderId', payment.orderId).flatMap((other) => other.attempts);
  const { bank } = settingsOf(tables);
  const answer = askBank({ card, today, bank, firstAttempt: attempts.length === 1 });
  if (answer.kind === 'APPROVED') return authorise(context, payment);
  if (answer.kind === 'DECLINED') return tables.payments.replace(fail(payment, answer.code, now));
  return tables.payments.replace({ ...payment, decidesAt: after(now, SLOW_BANK) });
}

/** Y4 and what follows: allocations to the lines, plan and order active (P1, O12), or both complete (P5, O17). */
export function authorise({ tables, now, today }: Charging, payment: PaymentRecord): PaymentRecord {
  const pending = tables.plans.get(payment.planId);
  const order = tables.orders.get(payment.orderId);
  invariant(pending && order, `Payment ${payment.id} belongs to no plan or order.`);
  const received = receivePayment(pending, payment.amount, today);
  const isDownPayment = payment.purpose === 'DOWN_PAYMENT';
  const plan = savePlan(tables, isDownPayment ? activatePlan(received.plan, today) : received.plan);
  const next = isDownPayment
    ? orderLifecycle.take(order, 'payment-succeeded', { order, paid: payment.amount })
    : orderLifecycle.decide(order, 'plan-closed', { planStatus: plan.status }).to;
  if (next !== null) tables.orders.replace({ ...order, status: next, version: order.version + 1 });
  return tables.payments.replace(succeed(payment, received, now));
}

/**
 * The problem of a declined payment, null for any other; to be returned, not raised, so that the attempt is stored.
 */
export function declined(
  tables: Pick<Writes, 'payments'>,
  { id, status, attempts, orderId, purpose }: PaymentRecord,
): Problem | null {
  const declineCode = attempts.at(-1)?.code;
  if (status !== 'FAILED' || !declineCode) return null;
  const attemptsLeft = MAX_ATTEMPTS - attemptsMade(tables.payments.by('orderId', orderId), purpose);
  const { sentence, retryable } = declines[declineCode];
  const advice =
    attemptsLeft === 0 ? '' : retryable ? ' Try again, or use another card.' : ' Use another card.';
  return problem('payment-declined', `${sentence}${advice}`, {
    declineCode,
    retryable: retryable && attemptsLeft > 0,
    attemptsLeft,
    paymentId: id,
  });
}
