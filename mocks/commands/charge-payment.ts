import type { Instant, LocalDate } from '#contracts/dates.ts';
import { after } from '#mocks/business-time.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';
import { invariant } from '#mocks/invariant.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { askAboutTransfer, askBank, SLOW_BANK, TRANSFER_TIME } from '#mocks/resources/payments/bank.ts';
import { attemptsMade, MAX_ATTEMPTS } from '#mocks/rules/payment-attempts.ts';
import { awaitTransfer, declines, fail, succeed } from '#mocks/resources/payments/lifecycle.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import { paidWith } from '#mocks/resources/payments/sources.ts';
import { activatePlan, receivePayment } from '#mocks/resources/plans/lifecycle.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { putBack, takeParts } from './take-parts.ts';
import { changeWallet } from '#mocks/resources/users/wallet.ts';
import { settingsOf } from '#mocks/settings.ts';
import type { Writes } from '#mocks/tables.ts';

export interface Charging {
  readonly tables: Writes;
  readonly now: Instant;
  readonly today: LocalDate;
}

/**
 * Takes the parts of a payment from their sources and makes the changes that follow from the bank's answer. Whatever is
 * paid, the payment is in the table already and its parts were guarded (Y1, Y6).
 */
export function chargePayment(context: Charging, payment: PaymentRecord): PaymentRecord {
  const { tables, now, today } = context;
  const spent = takeParts(context, payment);
  if (paidWith(payment, 'BANK') > 0)
    return tables.payments.replace(awaitTransfer(payment, after(now, TRANSFER_TIME)));
  if (payment.cardTokenId === null) return authorise(context, payment);
  const card = tables.cardTokens.get(payment.cardTokenId);
  invariant(card, `The card of payment ${payment.id} is gone.`);
  const answer = askBank({ card, today, ...bankOf(tables, payment) });
  if (answer.kind === 'APPROVED') return authorise(context, payment);
  if (answer.kind === 'DECLINED') {
    putBack(context, payment, spent);
    return tables.payments.replace(fail(payment, answer.code, now));
  }
  return tables.payments.replace({ ...payment, decidesAt: after(now, SLOW_BANK) });
}

/** The decision that a bank has put off: about a slow card, which it takes, or about a transfer (Y3). */
export function decidePayment(context: Charging, payment: PaymentRecord): PaymentRecord {
  if (payment.status !== 'PENDING') return authorise(context, payment);
  const code = askAboutTransfer(bankOf(context.tables, payment));
  if (code === null) return authorise(context, payment);
  const { tables, now } = context;
  // The scratchcards stay redeemed: the value of each is the customer's, in the wallet.
  changeWallet(tables, payment.userId, paidWith(payment, 'WALLET', 'SCRATCHCARD'));
  return tables.payments.replace(fail(payment, code, now));
}

function bankOf(tables: Writes, { orderId }: PaymentRecord) {
  const attempts = tables.payments.by('orderId', orderId).flatMap((payment) => payment.attempts);
  return { bank: settingsOf(tables).bank, firstAttempt: attempts.length === 1 };
}

/** Y4 and what follows: allocations to the lines, plan and order active (P1, O12), or both complete (P5, O17). */
function authorise({ tables, now, today }: Charging, payment: PaymentRecord): PaymentRecord {
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
  changeWallet(tables, payment.userId, received.walletCredit);
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
