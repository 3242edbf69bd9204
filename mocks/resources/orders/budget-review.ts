import { requireRow, requireOwnRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { orderFacts } from './facts.ts';
import { orderLifecycle } from './lifecycle.ts';
import { viewOrder, viewOrderDetails } from './view.ts';

/** Requests a review of the budget by a person (transition O6b). */
export const requestBudgetReview: HandlerOf<'requestBudgetReview'> = (context) => {
  const { params, body, subject, tables, now, reply } = context;
  const order = requireOwnRow(tables.orders.get(params.orderId), subject, 'order');
  const status = orderLifecycle.take(order, 'ask-review', orderFacts(tables, order, now));
  const { note } = body;
  const budgetReview = { status: 'PENDING', note, requestedAt: now, reason: null, decidedAt: null } as const;
  const requested = tables.orders.replace({ ...order, status, budgetReview, version: order.version + 1 });
  return reply(201, viewOrder(tables, requested, now));
};

/** Decides a review of a budget (transition O7b). */
export const decideBudgetReview: HandlerOf<'decideBudgetReview'> = (context) => {
  const { params, body, tables, now, matchVersion, reply } = context;
  const order = requireRow(tables.orders.get(params.orderId), 'order');
  matchVersion(order);
  const status = orderLifecycle.take(order, 'decide-review', orderFacts(tables, order, now));
  const review = requireRow(order.budgetReview ?? undefined, 'review');
  const budgetReview = { ...review, status: body.decision, reason: body.reason, decidedAt: now };
  const decided = tables.orders.replace({ ...order, status, budgetReview, version: order.version + 1 });
  return reply(200, viewOrderDetails(context, decided));
};
