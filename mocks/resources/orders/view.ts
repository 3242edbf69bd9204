import type { LocalDate } from '#contracts/dates.ts';
import type { Order, OrderDetails, OrderRow, OwnOrderRow } from '#contracts/orders/order.ts';
import { titleOf } from '#mocks/format.ts';
import { orderActions, orderAdministrationActions } from '#contracts/orders/order.ts';
import type { Reads } from '#mocks/tables.ts';
import { viewCart } from './cart.ts';
import { assessmentOf, orderFacts, type OrderTables } from './facts.ts';
import { orderLifecycle } from './lifecycle.ts';
import type { OrderRecord } from './record.ts';

export function viewOrder(tables: OrderTables, order: OrderRecord, today: LocalDate): Order {
  return {
    ...factsOf(tables, order),
    actions: actionsIn(tables, order, today, orderActions),
  };
}

/** The order as the administration sees it. */
export function viewOrderDetails(tables: OrderTables, order: OrderRecord, today: LocalDate): OrderDetails {
  return {
    ...factsOf(tables, order),
    customerName: order.customerName,
    actions: actionsIn(tables, order, today, orderAdministrationActions),
  };
}

/** Those of the order's actions that are of this list: each reader learns of their own. */
function actionsIn<Name extends string>(
  tables: OrderTables,
  order: OrderRecord,
  today: LocalDate,
  names: readonly Name[],
) {
  const isOwn = (action: string): action is Name => (names as readonly string[]).includes(action);
  return orderLifecycle
    .actions(order, orderFacts(tables, order, today))
    .flatMap(({ action, ...state }) => (isOwn(action) ? [{ action, ...state }] : []));
}

function factsOf(tables: Pick<Reads, 'assessments'>, order: OrderRecord) {
  const {
    currency,
    offerCode,
    quoteId,
    planId,
    planNumber,
    paymentId,
    terms,
    rating,
    status,
    expiresAt,
    createdAt,
  } = order;
  return {
    id: order.id,
    number: order.number,
    userId: order.userId,
    ...viewCart(order),
    offerCode,
    downPayment: { amountMinor: order.downPayment, currency },
    financed: { amountMinor: order.total - order.downPayment, currency },
    quoteId,
    assessment: assessmentOf(tables, order),
    budgetReview: order.budgetReview,
    planId,
    planNumber,
    paymentId,
    terms,
    rating,
    status,
    expiresAt,
    createdAt,
    version: order.version,
  };
}

export function viewOwnOrderRow(order: OrderRecord): OwnOrderRow {
  const { userId: _userId, customerName: _customerName, ...row } = viewOrderRow(order);
  return row;
}

export function viewOrderRow(order: OrderRecord): OrderRow {
  const { id, number, userId, customerName, offerCode, planId, planNumber, status, createdAt } = order;
  const total = { amountMinor: order.total, currency: order.currency };
  return {
    id,
    number,
    userId,
    customerName,
    title: titleOf(order.lines),
    total,
    offerCode,
    planId,
    planNumber,
    status,
    budgetReview: order.budgetReview?.status ?? 'NONE',
    createdAt,
  };
}
