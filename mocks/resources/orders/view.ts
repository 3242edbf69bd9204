import type { Instant, LocalDate } from '#contracts/dates.ts';
import { type Order, orderActions, type OrderRow } from '#contracts/orders/order.ts';
import type { OrderRecord, PaymentRecord } from '#mocks/records.ts';
import type { Reads } from '#mocks/tables.ts';
import { viewCart } from './cart.ts';
import { eligibilityFor } from './eligibility.ts';
import { decideOrder, type OrderAction, type OrderFacts, stateSentences } from './lifecycle.ts';
import { decidePayment } from '#mocks/resources/payments/lifecycle.ts';
import { action } from '#mocks/core/lifecycle.ts';
import { titleOf } from '#mocks/format.ts';

export type OrderTables = Pick<Reads, 'users' | 'plans' | 'payments'>;

export interface Moment {
  readonly now: Instant;
  readonly today: LocalDate;
}

/** The down payment that the bank is deciding about or has taken. */
export function standingPayment(tables: Pick<Reads, 'payments'>, orderId: string): PaymentRecord | undefined {
  return tables.payments
    .by('orderId', orderId)
    .find((payment) => payment.purpose === 'DOWN_PAYMENT' && payment.status !== 'FAILED');
}

/** What the tables say about an order; what only a request can say is thought to be well. */
export function orderFacts(
  tables: OrderTables,
  order: OrderRecord,
  { now, today }: Moment,
): Partial<OrderFacts> {
  const user = tables.users.get(order.userId);
  return {
    lines: order.lines,
    ineligible: user ? eligibilityFor(tables, user, order, today).reasons : [],
    downPayment: order.downPayment,
    paymentProcessing: standingPayment(tables, order.id)?.status === 'PROCESSING',
    expired: now >= order.expiresAt,
  };
}

/** What the customer may do now, from the same guards that the requests meet. */
export function actionsFor(tables: OrderTables, order: OrderRecord, moment: Moment): Order['actions'] {
  const facts = orderFacts(tables, order, moment);
  const reasonAgainst = (name: OrderAction): string | null => {
    const decision = name === 'pay' ? decidePay(tables, order) : decideOrder(order.status, name, facts);
    if (decision.kind === 'taken') return null;
    return decision.kind === 'refused' ? decision.reason : stateSentences[order.status];
  };
  return orderActions.map((name) => action(name, reasonAgainst(name)));
}

function decidePay(tables: Pick<Reads, 'payments'>, order: OrderRecord): ReturnType<typeof decidePayment> {
  if (order.status !== 'AWAITING_DOWN_PAYMENT') return { kind: 'impossible' };
  return decidePayment(null, 'create', {
    amount: order.downPayment,
    sourced: order.downPayment,
    purpose: 'DOWN_PAYMENT',
    planTakesMoney: true,
    otherPayment: standingPayment(tables, order.id) !== undefined,
    attempts: [],
    sameCard: false,
  });
}

export function viewOrder(tables: OrderTables, order: OrderRecord, moment: Moment): Order {
  const {
    currency,
    planOfferCode,
    quoteId,
    planId,
    planNumber,
    paymentId,
    terms,
    status,
    expiresAt,
    createdAt,
  } = order;
  return {
    id: order.id,
    number: order.number,
    userId: order.userId,
    ...viewCart(order),
    planOfferCode,
    downPayment: { amountMinor: order.downPayment, currency },
    financed: { amountMinor: order.total - order.downPayment, currency },
    quoteId,
    planId,
    planNumber,
    paymentId,
    terms,
    status,
    expiresAt,
    createdAt,
    actions: actionsFor(tables, order, moment),
    version: order.version,
  };
}

export function viewOrderRow(order: OrderRecord): OrderRow {
  const { id, number, userId, customerName, planOfferCode, planNumber, status, createdAt } = order;
  const total = { amountMinor: order.total, currency: order.currency };
  return {
    id,
    number,
    userId,
    customerName,
    title: titleOf(order.lines),
    total,
    planOfferCode,
    planNumber,
    status,
    createdAt,
  };
}
