import type { LocalDate } from '#contracts/dates.ts';
import { isRequested } from '#mocks/resources/request-waiting.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { attemptsMade, movesMoney, refusedOn, undecidedOf } from '#mocks/rules/payment-attempts.ts';
import { dueOn } from '#mocks/rules/line-balance.ts';
import { chargeable } from '#mocks/rules/refund.ts';
import { sum } from '#mocks/rules/sum.ts';
import { paidOn, triedAt } from './attempts.ts';
import { refundedParts } from './minor-parts.ts';
import type { PaymentRecord } from './record.ts';

export type PaymentTables = Pick<
  Reads,
  'approvals' | 'cardTokens' | 'orders' | 'payments' | 'plans' | 'refunds' | 'users'
>;

/**
 * Returns the facts for the guards of a payment's actions, read from the tables.
 * @param isByCustomer its customer can choose another card for another attempt; the administration cannot
 */
export function paymentFacts(
  tables: PaymentTables,
  payment: PaymentRecord,
  today: LocalDate,
  isByCustomer = false,
) {
  const user = tables.users.get(payment.userId);
  invariant(user, `Payment ${payment.id} belongs to no customer.`);
  const ofSameOrder = tables.payments.by('orderId', payment.orderId);
  return {
    payment,
    customer: user,
    today,
    amount: payment.amount,
    currency: payment.currency,
    walletBalance: user.walletBalance,
    processing: undecidedOf(ofSameOrder),
    isRequested: isRequested(tables, 'createRefund', payment.id),
    chargeableMinor: chargeableOf(tables, payment),
    attemptsMade: triesOf(payment, ofSameOrder),
    refusedToday: payment.purpose === 'DOWN_PAYMENT' ? 0 : refusedOn(ofSameOrder, today),
    planTakesMoney: planTakes(tables, payment, today),
    otherPayment: underWay(payment, ofSameOrder),
    isPaidSince: isPaidSince(payment, ofSameOrder),
    isCardRefused: !isByCustomer && isCardRefused(tables, payment),
  };
}

/** Returns how often the bank was asked for the money of a payment, of a down payment also by other payments. */
export function triesOf(
  { purpose, attempts }: Pick<PaymentRecord, 'purpose' | 'attempts'>,
  ofSameOrder: readonly PaymentRecord[],
): number {
  return purpose === 'DOWN_PAYMENT' ? attemptsMade(ofSameOrder, purpose) : attempts.length;
}

/**
 * Returns whether a payment can still be tried: a down payment while its order waits for it and has no other plan, an
 * instalment while at least its amount is due. A payment ahead or a settlement is quoted again instead, because its
 * quote is valid on its day only.
 */
function planTakes(tables: PaymentTables, payment: PaymentRecord, today: LocalDate): boolean {
  if (payment.purpose === 'DOWN_PAYMENT') {
    const order = tables.orders.get(payment.orderId);
    return order?.status === 'AWAITING_DOWN_PAYMENT' && order.planId === payment.planId;
  }
  const plan = tables.plans.get(payment.planId);
  if (payment.purpose !== 'INSTALMENT' || !plan || plan.closedOn !== null) return false;
  return payment.amount <= dueOn(plan.lines, today);
}

/** Returns another payment that may still bring the money of this one; null for none. */
function underWay({ id, purpose }: PaymentRecord, ofSameOrder: readonly PaymentRecord[]) {
  const otherPayments = ofSameOrder.filter((other) => other.id !== id);
  return purpose === 'DOWN_PAYMENT'
    ? (otherPayments.find((other) => other.purpose === purpose && movesMoney(other.status)) ?? null)
    : undecidedOf(otherPayments);
}

/**
 * Returns whether as much as an instalment was paid after it was declined, and not refunded: that stands instead of it, also
 * when the next one is due.
 */
function isPaidSince(payment: PaymentRecord, ofSameOrder: readonly PaymentRecord[]): boolean {
  const since = ofSameOrder.filter((other) => paidOn(other) !== null && triedAt(other) > triedAt(payment));
  return sum(since, ({ amount, refundedTotal }) => amount - refundedTotal) >= payment.amount;
}

/** Returns whether the bank has refused the card of the last attempt for good, for this payment or another one. */
const isCardRefused = (
  { cardTokens }: Pick<PaymentTables, 'cardTokens'>,
  { cardTokenId, attempts }: PaymentRecord,
): boolean =>
  cardTokenId !== null &&
  (attempts.at(-1)?.retryable === false || (cardTokens.get(cardTokenId)?.refused ?? null) !== null);

/** Returns how much of a payment the card's bank can take back, in minor units. */
function chargeableOf({ refunds }: Pick<PaymentTables, 'refunds'>, payment: PaymentRecord): number {
  const given = refunds.by('paymentId', payment.id).flatMap(({ destinations }) => destinations);
  return paidOn(payment) === null ? 0 : chargeable(payment.sources, refundedParts(given));
}
