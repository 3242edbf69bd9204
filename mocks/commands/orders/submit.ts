import { requireOwnRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { isSecured, orderFacts } from '#mocks/resources/orders/facts.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import type { OrderRecord } from '#mocks/resources/orders/record.ts';
import { viewOrder } from '#mocks/resources/orders/view.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import { collateralInTime, detachFrom, type Following } from '#mocks/commands/collateral/follow-up.ts';

/** Submits an order (transitions O3, O4, O5). */
export const submitOrder: HandlerOf<'submitOrder'> = ({ params, subject, tables, now, reply }) => {
  const order = requireOwnRow(tables.orders.get(params.orderId), subject, 'order');
  const status = orderLifecycle.take(order, 'submit', orderFacts(tables, order, now));
  const submitted = saveSubmitted(tables, { ...order, status, version: order.version + 1 });
  return reply(200, viewOrder(tables, submitted, now));
};

/**
 * Submits an order that had already been submitted (transition O3 or O4), so that its customer need not do so again.
 * If it is refused or would be declined, the order keeps its new quote and its customer chooses again.
 */
export function submitAgain(context: Following, order: OrderRecord): void {
  const { tables, now } = context;
  // what was signed relied on the confirmed values; the next signature does not
  for (const item of tables.collaterals.by('orderId', order.id)) collateralInTime(context, item);
  const { to } = orderLifecycle.decide(order, 'submit', orderFacts(tables, order, now));
  if (to !== null && to !== 'DECLINED') saveSubmitted(tables, { ...order, status: to });
}

/** What was offered for a plan that needs collateral is free once another plan, or none, is submitted. */
function saveSubmitted(tables: Writes, order: OrderRecord): OrderRecord {
  if (order.status === 'DECLINED' || !isSecured(tables, order)) detachFrom({ tables }, order.id);
  return tables.orders.replace(order);
}
