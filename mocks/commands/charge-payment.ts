import type { Instant, LocalDate } from '#contracts/dates.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';
import { invariant } from '#mocks/invariant.ts';
import type { CardTokenRecord, PaymentRecord } from '#mocks/records.ts';
import type { Writes } from '#mocks/tables.ts';
import { askBank, SLOW_BANK } from '#mocks/resources/payments/bank.ts';
import { decideOrder } from '#mocks/resources/orders/lifecycle.ts';
import {
  declines,
  type DeclineCode,
  fail,
  MAX_ATTEMPTS,
  succeed,
} from '#mocks/resources/payments/lifecycle.ts';
import { activatePlan, receivePayment } from '#mocks/resources/plans/lifecycle.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { settingsOf } from '#mocks/resources/orders/quotes/store.ts';
import { after } from '#mocks/business-time.ts';

export interface Charging {
  readonly tables: Writes;
  readonly now: Instant;
  readonly today: LocalDate;
}

/** Puts a payment to the bank and does what follows from its answer. The payment is already in the table. */
export function charge(context: Charging, payment: PaymentRecord, card: CardTokenRecord): PaymentRecord {
  const { tables, now, today } = context;
  const attempts = tables.payments.by('orderId', payment.orderId).flatMap((other) => other.attempts);
  const { bank } = settingsOf(tables);
  const answer = askBank({ card, today, bank, firstAttempt: attempts.length === 1 });
  if (answer.kind === 'APPROVED') return authorise(context, payment);
  if (answer.kind === 'DECLINED') return tables.payments.replace(fail(payment, answer.code, now));
  return tables.payments.replace({ ...payment, decidesAt: after(now, SLOW_BANK) });
}

/** Y4 with all that hangs on it: the money on the lines, the plan and the order active (P1, O12). */
export function authorise({ tables, now, today }: Charging, payment: PaymentRecord): PaymentRecord {
  const plan = tables.plans.get(payment.planId);
  const order = tables.orders.get(payment.orderId);
  invariant(plan && order, `Payment ${payment.id} belongs to no plan or order.`);
  const received = receivePayment(plan, payment.amount, today);
  savePlan(tables, activatePlan(received.plan, today));
  const decision = decideOrder(order.status, 'payment-succeeded', {
    paid: payment.amount,
    downPayment: order.downPayment,
  });
  invariant(decision.kind === 'taken', `Order ${order.id} took a payment that it did not wait for.`);
  tables.orders.replace({ ...order, status: decision.to, version: order.version + 1 });
  return tables.payments.replace(succeed(payment, received, now));
}

/** The problem that a declined payment is answered with; it is returned, so that the attempt stands. */
export function declined(payment: PaymentRecord, declineCode: DeclineCode): Problem {
  const attemptsLeft = MAX_ATTEMPTS - payment.attempts.length;
  const { sentence, retryable } = declines[declineCode];
  const advice =
    attemptsLeft === 0 ? '' : retryable ? ' Try again, or use another card.' : ' Use another card.';
  return problem('payment-declined', `${sentence}${advice}`, {
    declineCode,
    retryable: retryable && attemptsLeft > 0,
    attemptsLeft,
    paymentId: payment.id,
  });
}
