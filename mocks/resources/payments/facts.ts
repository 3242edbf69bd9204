import type { LocalDate } from '#contracts/dates.ts';
import type { Reads } from '#mocks/tables.ts';
import { invariant } from '#mocks/invariant.ts';
import { attemptsMade, isUndecided, movesMoney } from '#mocks/rules/payment-attempts.ts';
import { chargeable } from '#mocks/rules/refund.ts';
import { refundableOf } from './guards.ts';
import type { PaymentRecord } from './record.ts';

export type PaymentTables = Pick<Reads, 'orders' | 'payments' | 'refunds' | 'users'>;

/** Returns the facts for the guards of a payment's actions, read from the tables. */
export function paymentFacts(tables: PaymentTables, payment: PaymentRecord, today: LocalDate) {
  const isDownPayment = payment.purpose === 'DOWN_PAYMENT';
  const user = tables.users.get(payment.userId);
  invariant(user, `Payment ${payment.id} belongs to no customer.`);
  const order = tables.orders.get(payment.orderId);
  const ofSameOrder = tables.payments.by('orderId', payment.orderId);
  return {
    payment,
    today,
    amount: payment.amount,
    currency: payment.currency,
    walletBalance: user.walletBalance,
    processing: ofSameOrder.find(({ status }) => isUndecided(status)) ?? null,
    chargeableMinor: chargeableOf(tables, payment),
    attemptsMade: attemptsMade(ofSameOrder, payment.purpose),
    // false if the customer has replaced the payment's plan by another one
    planTakesMoney:
      isDownPayment && order?.status === 'AWAITING_DOWN_PAYMENT' && order.planId === payment.planId,
    otherPayment:
      ofSameOrder.find(
        ({ id, purpose, status }) => id !== payment.id && purpose === payment.purpose && movesMoney(status),
      ) ?? null,
  };
}

/** Returns how much of a payment the card's bank can take back, in minor units. */
function chargeableOf({ refunds }: Pick<PaymentTables, 'refunds'>, payment: PaymentRecord): number {
  const given = refunds
    .by('paymentId', payment.id)
    .flatMap(({ destinations }) => destinations)
    .map(({ amount, ...part }) => ({ ...part, amount: amount.amountMinor }));
  return chargeable(refundableOf(payment), payment.sources, given);
}
