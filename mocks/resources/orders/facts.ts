import type { LocalDate } from '#contracts/dates.ts';
import { invariant } from '#mocks/invariant.ts';
import type { Reads } from '#mocks/tables.ts';
import { eligibilityFor } from './eligibility.ts';
import { attemptsMade } from '#mocks/rules/payment-attempts.ts';
import type { OrderRecord } from './record.ts';

export type OrderTables = Pick<Reads, 'users' | 'plans' | 'payments' | 'assessments'>;

/** The facts for the guards of an order's actions, read from the tables. */
export function orderFacts(tables: OrderTables, order: OrderRecord, today: LocalDate) {
  const user = tables.users.get(order.userId);
  invariant(user, `Order ${order.id} belongs to no customer.`);
  return {
    order,
    walletBalance: user.walletBalance,
    eligibility: eligibilityFor(tables, user, order, today),
    assessment: assessmentOf(tables, order),
    currentPayment: currentPayment(tables, order.id),
    attemptsMade: attemptsMade(tables.payments.by('orderId', order.id), 'DOWN_PAYMENT'),
  };
}

/** The payment of the down payment that is processing or has succeeded. */
export function currentPayment(tables: Pick<Reads, 'payments'>, orderId: string) {
  const payments = tables.payments.by('orderId', orderId);
  return payments.find(({ purpose, status }) => purpose === 'DOWN_PAYMENT' && status !== 'FAILED') ?? null;
}

/** The assessment of the order's current quote. */
export function assessmentOf(
  tables: Pick<Reads, 'assessments'>,
  { assessmentId }: Pick<OrderRecord, 'assessmentId'>,
) {
  return (assessmentId === null ? undefined : tables.assessments.get(assessmentId)) ?? null;
}
