import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { OrderStatus } from '#contracts/orders/order.ts';
import { after, businessDate } from '#mocks/time/business-time.ts';
import { requireRow, requireOwnRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { orderFacts } from '#mocks/resources/orders/facts.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import type { OrderRecord } from '#mocks/resources/orders/record.ts';
import { viewOrder, viewOrderDetails } from '#mocks/resources/orders/view.ts';
import { cancelPlan } from '#mocks/resources/plans/lifecycle.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { detachFrom, type Following } from '#mocks/commands/collateral/follow-up.ts';
import type { Writes } from '#mocks/resources/tables.ts';

/** Cancels the caller's order (transition O14). */
export const cancelOrder: HandlerOf<'cancelOrder'> = (context) => {
  const { params, subject, tables, now, today, matchVersion, reply } = context;
  const order = requireOwnRow(tables.orders.get(params.orderId), subject, 'order');
  matchVersion(order);
  const status = orderLifecycle.take(order, 'cancel', orderFacts(tables, order, now));
  return reply(200, viewOrder(tables, endOrder(tables, order, status, today), now));
};

/** Cancels an order on behalf of its customer (transition O14). */
export const cancelOrderAsAdministrator: HandlerOf<'cancelOrderAsAdministrator'> = (context) => {
  const { params, tables, now, today, matchVersion, reply } = context;
  const order = requireRow(tables.orders.get(params.orderId), 'order');
  matchVersion(order);
  const status = orderLifecycle.take(order, 'cancel', orderFacts(tables, order, now));
  return reply(200, viewOrderDetails(context, endOrder(tables, order, status, today)));
};

/** Cancels the orders of a customer that have not started (transition O14). */
export function cancelOrdersOf({ tables, now, today }: Following, userId: string): void {
  for (const order of tables.orders.by('userId', userId)) {
    const { to } = orderLifecycle.decide(order, 'cancel', orderFacts(tables, order, now));
    if (to !== null) endOrder(tables, order, to, today);
  }
}

/**
 * Expires an order whose time is over (transition O15). While the bank is deciding about one of its payments, the
 * order is checked again after that decision.
 */
export function expireOrder(tables: Writes, order: OrderRecord, now: Instant): void {
  const today = businessDate(order.expiresAt);
  const { expiresAt } = order;
  const facts = { ...orderFacts(tables, order, now), expiresAt };
  const { to } = orderLifecycle.decide(order, 'clock', facts);
  if (to !== null) return void endOrder(tables, order, to, today);
  const undecided = tables.payments.by('orderId', order.id).find((payment) => payment.decidesAt !== null);
  tables.orders.replace({ ...order, expiresAt: undecided?.decidesAt ?? after(now, 1) });
}

function endOrder(tables: Writes, order: OrderRecord, status: OrderStatus, today: LocalDate): OrderRecord {
  const plan = tables.plans.get(order.planId ?? '');
  if (plan) savePlan(tables, cancelPlan(plan, today));
  detachFrom({ tables }, order.id);
  return tables.orders.replace({ ...order, status, version: order.version + 1 });
}
