import { after } from '#mocks/time/business-time.ts';
import { requireRow, requireOwnRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { orderFacts } from '#mocks/resources/orders/facts.ts';
import { DRAFT_TTL, orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { chosenOffer } from '#mocks/resources/orders/quotes/issue.ts';
import { quoteOrder } from '#mocks/resources/orders/quotes/store.ts';
import type { OrderRecord } from '#mocks/resources/orders/record.ts';
import { cancelPlan } from '#mocks/resources/plans/lifecycle.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import type { Following } from '#mocks/commands/collateral/follow-up.ts';
import { submitAgain } from './submit.ts';

/** Chooses a plan for an order (transition O2), also for an order that is confirmed and not paid yet (O13). */
export const createQuote: HandlerOf<'createQuote'> = (context) => {
  const { params, body, subject, tables, now, today, reply } = context;
  const order = requireOwnRow(tables.orders.get(params.orderId), subject, 'order');
  const choice = chosenOffer(tables, order, body, today);
  const status = orderLifecycle.take(order, 'quote', { ...orderFacts(tables, order, now), choice });
  const isSigned = order.status === 'AWAITING_DOWN_PAYMENT';
  const open = isSigned ? withoutPlan(context, order) : order;
  const offer = requireRow(choice.offer, 'offer');
  const { quote, order: quoted } = quoteOrder(context, { ...open, status }, { ...body, offer });
  if (isSigned) submitAgain(context, quoted);
  return reply(201, quote);
};

/**
 * Returns the order as it was before its confirmation. Its collateral stays until the next plan is submitted; its
 * failed payments belong to the plan that ended.
 */
function withoutPlan({ tables, now, today }: Following, order: OrderRecord): OrderRecord {
  const plan = tables.plans.get(order.planId ?? '');
  if (plan) savePlan(tables, cancelPlan(plan, today));
  const expiresAt = after(now, DRAFT_TTL);
  return { ...order, planId: null, planNumber: null, paymentId: null, terms: null, expiresAt };
}
