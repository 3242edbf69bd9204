import type { LocalDate } from '#contracts/dates.ts';
import { declineSentences } from '#contracts/payments/decline-sentences.ts';
import { after, businessDate } from '#mocks/time/business-time.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import {
  askAboutTransfer,
  askBank,
  type BankAnswer,
  CONFIRMATION_TIME,
  SLOW_BANK,
  TRANSFER_TIME,
} from '#mocks/resources/payments/bank.ts';
import { MAX_ATTEMPTS, refusedOn } from '#mocks/rules/payment-attempts.ts';
import { triesOf } from '#mocks/resources/payments/facts.ts';
import {
  awaitConfirmation,
  awaitTransfer,
  expire,
  fail,
  isRetryable,
  succeed,
  type DeclineCode,
} from '#mocks/resources/payments/lifecycle.ts';
import { triedAt } from '#mocks/resources/payments/attempts.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import { paidWith } from '#mocks/resources/payments/sources.ts';
import { forgetWrongPins } from '#mocks/resources/scratchcards/check-pin.ts';
import { planAged } from '#mocks/resources/plans/ageing.ts';
import { isCustomerBlocked } from '#mocks/resources/plans/facts.ts';
import { receivePayment } from '#mocks/resources/plans/lifecycle.ts';
import {
  type NewVersion,
  planPaidAhead,
  planPaidOff,
  planStarted,
} from '#mocks/resources/plans/new-version.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { type Charging, undoParts, takeParts } from './take-parts.ts';
import { changeWallet } from '#mocks/resources/users/wallet.ts';
import { settingsOf } from '#mocks/resources/settings.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import { movePaid } from '#mocks/commands/plans/credit-paid.ts';
import { collateralFollowsPlan } from '#mocks/commands/collateral/follow-up.ts';

/**
 * Charges a payment's sources and applies the bank's answer. The payment must already be in the table, with its parts
 * checked by the guards (Y1, Y6).
 */
export function chargePayment(
  context: Charging,
  payment: PaymentRecord,
  isAttended?: boolean,
): PaymentRecord {
  const [charged] = chargeTogether(context, [payment], isAttended);
  invariant(charged, `The payment ${payment.id} was not charged.`);
  return charged;
}

/**
 * Charges several payments of one customer together: the bank is asked once, and its answer applies to all of them.
 * @param isAttended whether the customer could confirm the charge
 */
export function chargeTogether(
  context: Charging,
  payments: readonly PaymentRecord[],
  isAttended = !payments.some(({ automatic }) => automatic),
): PaymentRecord[] {
  const taken = payments.map((payment) => ({ payment, spent: takeParts(context, payment) }));
  const answer = answerOf(context, payments, isAttended);
  if (answer.kind !== 'DECLINED') {
    for (const { payment, spent } of taken)
      if (spent.length > 0) forgetWrongPins(context.tables, payment.userId);
    return payments.map((payment) => applyBankAnswer(context, payment, answer));
  }
  // in reverse order, because a part may have been paid with the remainder of an earlier part's scratchcard
  for (const { payment, spent } of taken.toReversed()) undoParts(context, payment, spent);
  return payments.map((payment) => storeFailed(context, payment, answer.code));
}

/**
 * Returns the bank's answer for the card of these payments. Transfers are decided later; payments without a bank
 * succeed.
 */
function answerOf(
  { tables, today }: Charging,
  payments: readonly PaymentRecord[],
  isAttended: boolean,
): BankAnswer {
  if (payments.some((payment) => paidWith(payment, 'BANK') > 0)) return { kind: 'LATER' };
  const paidByCard = payments.find(({ cardTokenId }) => cardTokenId !== null);
  if (!paidByCard) return { kind: 'APPROVED' };
  const card = tables.cardTokens.get(paidByCard.cardTokenId ?? '');
  invariant(card, `The card of payment ${paidByCard.id} is gone.`);
  return askBank({ card, today, isAttended, ...bankOf(tables, paidByCard) });
}

function applyBankAnswer(
  context: Charging,
  payment: PaymentRecord,
  { kind }: Exclude<BankAnswer, { kind: 'DECLINED' }>,
): PaymentRecord {
  const { tables, now } = context;
  if (kind === 'APPROVED') return authorise(context, payment);
  planWaits(tables, payment);
  if (kind === 'ASKS_CUSTOMER')
    return tables.payments.replace(awaitConfirmation(payment, after(now, CONFIRMATION_TIME)));
  if (paidWith(payment, 'BANK') > 0)
    return tables.payments.replace(awaitTransfer(payment, after(now, TRANSFER_TIME)));
  return tables.payments.replace({ ...payment, decidesAt: after(now, SLOW_BANK) });
}

/**
 * Applies a delayed decision of the bank about a slow card, which it accepts, or about a transfer (Y3), and ends the
 * time for a confirmation (Y8).
 */
export function decidePayment(context: Charging, payment: PaymentRecord): PaymentRecord {
  const { tables, now } = context;
  if (payment.status === 'REQUIRES_ACTION') {
    endWithoutMoney(context, payment);
    return tables.payments.replace(expire(payment, now));
  }
  if (payment.status !== 'PENDING') return authorise(context, payment);
  const code = askAboutTransfer(bankOf(tables, payment));
  return code === null ? authorise(context, payment) : failLater(context, payment, code);
}

/** Lets a payment fail in a later request than the one that made it (transition Y5). */
export function failLater(context: Charging, payment: PaymentRecord, code: DeclineCode): PaymentRecord {
  endWithoutMoney(context, payment);
  return storeFailed(context, payment, code);
}

/** Stores a failed payment, and with its card why the bank has declined it for good. */
function storeFailed({ tables, now }: Charging, payment: PaymentRecord, code: DeclineCode): PaymentRecord {
  const card = payment.cardTokenId === null ? undefined : tables.cardTokens.get(payment.cardTokenId);
  if (card && !isRetryable[code]) tables.cardTokens.replace({ ...card, refused: code });
  return tables.payments.replace(fail(payment, code, now));
}

/**
 * Gives back what wallet and scratchcards paid of a payment of an earlier request that brings no money, and lets its plan
 * go on. The scratchcards stay redeemed; their value is credited to the wallet.
 */
export function endWithoutMoney(context: Charging, payment: PaymentRecord): void {
  const { tables } = context;
  changeWallet(tables, payment.userId, paidWith(payment, 'WALLET', 'SCRATCHCARD'));
  const plan = tables.plans.get(payment.planId);
  if (!plan) return;
  const decided = { ...plan, underWay: null, version: plan.version + 1 };
  savePlan(tables, planAfterDecision(context, decided, payment));
}

/** Returns the plan with what the days changed that began while its payment was not decided (P3, P8, late fees). */
const planAfterDecision = ({ tables, today }: Charging, plan: PlanRecord, payment: PaymentRecord) =>
  planAged(plan, businessDate(triedAt(payment)), today, isCustomerBlocked(tables, plan));

/** Notes an undecided payment in its plan, whose version shows that `bankConfirming` changes. */
function planWaits(tables: Writes, payment: PaymentRecord): void {
  const plan = tables.plans.get(payment.planId);
  const underWay = { since: businessDate(triedAt(payment)), amount: payment.amount };
  if (plan) savePlan(tables, { ...plan, underWay, version: plan.version + 1 });
}

function bankOf(tables: Writes, { orderId }: PaymentRecord) {
  const attempts = tables.payments.by('orderId', orderId).flatMap((payment) => payment.attempts);
  return { bank: settingsOf(tables).bank, firstAttempt: attempts.length === 1 };
}

/**
 * Transition Y4 and what follows: allocations to the lines, plan and order active (P1, O12), or both complete (P5,
 * O17).
 */
export function authorise(context: Charging, payment: PaymentRecord): PaymentRecord {
  const { tables, now, today } = context;
  const waiting = tables.plans.get(payment.planId);
  const order = tables.orders.get(payment.orderId);
  invariant(waiting && order, `Payment ${payment.id} belongs to no plan or order.`);
  const pending = { ...waiting, underWay: null };
  const { purpose, amount } = payment;
  const isDownPayment = purpose === 'DOWN_PAYMENT';
  // The figures are those of the day on which the bank was asked, also when it decides later.
  const day = isDownPayment ? today : businessDate(triedAt(payment));
  const renewed = withSchedule(pending, payment, day);
  if (renewed) movePaid(tables, pending, renewed.moved, today);
  const received = receivePayment(renewed?.plan ?? pending, amount, day, purpose);
  const plan = savePlan(
    tables,
    isDownPayment ? planStarted(received.plan, today) : planAfterDecision(context, received.plan, payment),
  );
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

/** Returns the version of the plan that a payment makes; null if it pays the lines as they are. */
function withSchedule(
  plan: PlanRecord,
  { purpose, amount, prepayment }: PaymentRecord,
  day: LocalDate,
): NewVersion | null {
  if (purpose === 'SETTLEMENT' || purpose === 'WITHDRAWAL') return planPaidOff(plan, purpose, day);
  return purpose === 'PREPAYMENT' && prepayment ? planPaidAhead(plan, amount, prepayment, day) : null;
}

/**
 * Returns the problem of a declined payment, null for any other; it must be returned, not raised, so that the attempt
 * is stored.
 */
export function declined(tables: Pick<Writes, 'payments'>, payment: PaymentRecord): Problem | null {
  const { id, status, attempts } = payment;
  const declineCode = attempts.at(-1)?.code;
  if (status !== 'FAILED' || !declineCode) return null;
  const attemptsLeft = Math.max(0, MAX_ATTEMPTS - attemptsCounted(tables, payment));
  const retryable = isRetryable[declineCode];
  const advice =
    attemptsLeft === 0 ? '' : retryable ? ' Try again, or use another card.' : ' Use another card.';
  return problem('payment-declined', `${declineSentences[declineCode]}${advice}`, {
    declineCode,
    retryable: retryable && attemptsLeft > 0,
    attemptsLeft,
    paymentId: id,
  });
}

/** Counts the failed attempts: for a down payment until it succeeds, for others of the payment or of the plan on the day. */
function attemptsCounted(tables: Pick<Writes, 'payments'>, payment: PaymentRecord): number {
  const { orderId, purpose } = payment;
  const ofOrder = tables.payments.by('orderId', orderId);
  const tries = triesOf(payment, ofOrder);
  if (purpose === 'DOWN_PAYMENT') return tries;
  return Math.max(tries, refusedOn(ofOrder, businessDate(triedAt(payment))));
}
