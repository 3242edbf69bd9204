import { toReviewStates } from '#contracts/collateral/states.ts';
import type { Instant } from '#contracts/dates.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { eligibilityFor } from './eligibility.ts';
import { coverageOf, type CoverageSums } from '#mocks/rules/collateral.ts';
import { attemptsMade, movesMoney } from '#mocks/rules/payment-attempts.ts';
import type { OrderRecord } from './record.ts';

export type OrderTables = Pick<
  Reads,
  'users' | 'plans' | 'payments' | 'assessments' | 'quotes' | 'collaterals' | 'settings'
>;

/** Returns the facts for the guards of an order's actions, read from the tables. */
export function orderFacts(tables: OrderTables, order: OrderRecord, now: Instant) {
  const today = businessDate(now);
  const user = tables.users.get(order.userId);
  invariant(user, `Order ${order.id} belongs to no customer.`);
  return {
    order,
    customer: user,
    today,
    now,
    walletBalance: user.walletBalance,
    eligibility: eligibilityFor(tables, user, order, today),
    assessment: assessmentOf(tables, order),
    currentPayment: currentPayment(tables, order.id),
    cover: coverFor(tables, order),
    attemptsMade: attemptsMade(tables.payments.by('orderId', order.id), 'DOWN_PAYMENT'),
  };
}

/** The collateral of an order, summed up. */
export interface Cover extends CoverageSums {
  /** Whether the chosen plan needs collateral. */
  readonly isNeeded: boolean;
  readonly items: number;
  /** The number of submitted items without a decision. */
  readonly undecided: number;
}

function coverFor(
  tables: Pick<Reads, 'quotes' | 'collaterals'>,
  order: Pick<OrderRecord, 'id' | 'quoteId' | 'total' | 'downPayment'>,
): Cover {
  const items = tables.collaterals.by('orderId', order.id);
  return {
    isNeeded: isSecured(tables, order),
    items: items.length,
    undecided: items.filter(({ status }) => toReviewStates.some((state) => state === status)).length,
    ...coverageOf(order.total - order.downPayment, items),
  };
}

/** Returns whether the chosen plan needs collateral. */
export function isSecured(
  { quotes }: Pick<Reads, 'quotes'>,
  { quoteId }: Pick<OrderRecord, 'quoteId'>,
): boolean {
  return quotes.get(quoteId ?? '')?.offer.collateralRequired ?? false;
}

/** Returns the payment of the down payment that is processing or has succeeded. */
export function currentPayment(tables: Pick<Reads, 'payments'>, orderId: string) {
  const payments = tables.payments.by('orderId', orderId);
  return payments.find(({ purpose, status }) => purpose === 'DOWN_PAYMENT' && movesMoney(status)) ?? null;
}

/** Returns the assessment of the order's current quote. */
export function assessmentOf(
  tables: Pick<Reads, 'assessments'>,
  { assessmentId }: Pick<OrderRecord, 'assessmentId'>,
) {
  return (assessmentId === null ? undefined : tables.assessments.get(assessmentId)) ?? null;
}
