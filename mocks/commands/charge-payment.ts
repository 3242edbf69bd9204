import type { Instant, LocalDate } from '#contracts/dates.ts';
import { after, businessDate } from '#mocks/business-time.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';
import { invariant } from '#mocks/invariant.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import {
  askAboutTransfer,
  askBank,
  type BankAnswer,
  SLOW_BANK,
  TRANSFER_TIME,
} from '#mocks/resources/payments/bank.ts';
import { attemptsMade, MAX_ATTEMPTS } from '#mocks/rules/payment-attempts.ts';
import { awaitTransfer, declines, fail, succeed } from '#mocks/resources/payments/lifecycle.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import { paidWith } from '#mocks/resources/payments/sources.ts';
import { activatePlan, receivePayment } from '#mocks/resources/plans/lifecycle.ts';
import { failedOn } from '#mocks/resources/plans/facts.ts';
import { planPaidAhead, planPaidOff } from '#mocks/resources/plans/new-version.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { putBack, takeParts } from './take-parts.ts';
import { changeWallet } from '#mocks/resources/users/wallet.ts';
import { settingsOf } from '#mocks/settings.ts';
import type { Writes } from '#mocks/tables.ts';

import { collateralFollowsPlan } from './follow-collateral.ts';

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
  const [charged] = chargeTogether(context, [payment]);
  invariant(charged, `The payment ${payment.id} was not charged.`);
  return charged;
}

/** One charge for payments of one customer: the bank is asked once, and what it says holds for all of them. */
export function chargeTogether(context: Charging, payments: readonly PaymentRecord[]): PaymentRecord[] {
  const { tables, now } = context;
  const taken = payments.map((payment) => ({ payment, spent: takeParts(context, payment) }));
  const answer = answerOf(context, payments);
  if (answer.kind !== 'DECLINED') return payments.map((payment) => follow(context, payment, answer));
  // In the reverse order: a part may have been paid with what was left of an earlier one's scratchcard.
  for (const { payment, spent } of taken.toReversed()) putBack(context, payment, spent);
  return payments.map((payment) => tables.payments.replace(fail(payment, answer.code, now)));
}

/** What the bank says of the card of these payments. Transfers are decided later; what needs no bank is paid. */
function answerOf({ tables, today }: Charging, payments: readonly PaymentRecord[]): BankAnswer {
  if (payments.some((payment) => paidWith(payment, 'BANK') > 0)) return { kind: 'LATER' };
  const paidByCard = payments.find(({ cardTokenId }) => cardTokenId !== null);
  if (!paidByCard) return { kind: 'APPROVED' };
  const card = tables.cardTokens.get(paidByCard.cardTokenId ?? '');
  invariant(card, `The card of payment ${paidByCard.id} is gone.`);
  return askBank({ card, today, ...bankOf(tables, paidByCard) });
}

function follow(
  context: Charging,
  payment: PaymentRecord,
  { kind }: Exclude<BankAnswer, { kind: 'DECLINED' }>,
): PaymentRecord {
  const { tables, now } = context;
  if (kind === 'APPROVED') return authorise(context, payment);
  if (paidWith(payment, 'BANK') > 0)
    return tables.payments.replace(awaitTransfer(payment, after(now, TRANSFER_TIME)));
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

/**
 * Transition Y4 and what follows: allocations to the lines, plan and order active (P1, O12), or both complete (P5,
 * O17).
 */
function authorise({ tables, now, today }: Charging, payment: PaymentRecord): PaymentRecord {
  const pending = tables.plans.get(payment.planId);
  const order = tables.orders.get(payment.orderId);
  invariant(pending && order, `Payment ${payment.id} belongs to no plan or order.`);
  const { purpose, amount } = payment;
  const isDownPayment = purpose === 'DOWN_PAYMENT';
  // The figures are those of the day on which the customer agreed to them, also when the bank decides later.
  const day = isDownPayment ? today : businessDate(payment.createdAt);
  const received = receivePayment(withSchedule(pending, payment, day), amount, day, purpose);
  const plan = savePlan(tables, isDownPayment ? activatePlan(received.plan, today) : received.plan);
  const next = isDownPayment
    ? orderLifecycle.take(order, 'payment-succeeded', { order, paid: payment.amount })
    : plan.status === 'WITHDRAWN'
      ? orderLifecycle.take(order, 'plan-withdrawn', {})
      : orderLifecycle.decide(order, 'plan-closed', { planStatus: plan.status }).to;
  if (next !== null) {
    tables.orders.replace({
      ...order,
      status: next,
      activatedOn: plan.activatedOn,
      version: order.version + 1,
    });
  }
  changeWallet(tables, payment.userId, received.walletCredit);
  collateralFollowsPlan({ tables, now, today }, plan);
  return tables.payments.replace(succeed(payment, received, now));
}

/** The plan with the lines that a payment pays: the instalments as they are, or recomputed for it. */
function withSchedule(
  plan: PlanRecord,
  { purpose, amount, prepayment }: PaymentRecord,
  day: LocalDate,
): PlanRecord {
  if (purpose === 'SETTLEMENT' || purpose === 'WITHDRAWAL') return planPaidOff(plan, purpose, day);
  return purpose === 'PREPAYMENT' && prepayment ? planPaidAhead(plan, amount, prepayment, day) : plan;
}

/**
 * The problem of a declined payment, null for any other; to be returned, not raised, so that the attempt is stored.
 */
export function declined(tables: Pick<Writes, 'payments'>, payment: PaymentRecord): Problem | null {
  const { id, status, attempts } = payment;
  const declineCode = attempts.at(-1)?.code;
  if (status !== 'FAILED' || !declineCode) return null;
  const attemptsLeft = Math.max(0, MAX_ATTEMPTS - attemptsCounted(tables, payment));
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

/** Attempts at a down payment count until it succeeds; at anything else of a plan, those of the same day. */
function attemptsCounted(tables: Pick<Writes, 'payments'>, payment: PaymentRecord): number {
  const { orderId, purpose, planId, createdAt } = payment;
  return purpose === 'DOWN_PAYMENT'
    ? attemptsMade(tables.payments.by('orderId', orderId), purpose)
    : failedOn(tables.payments.by('planId', planId), businessDate(createdAt));
}
