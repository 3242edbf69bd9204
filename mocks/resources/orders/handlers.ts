import { requireRow, requireOwnRow, raise } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { assessOrder } from './assessment.ts';
import { eligibilityFor } from './eligibility.ts';
import { orderFacts } from './facts.ts';
import { orderLifecycle } from './lifecycle.ts';
import { viewOrder, viewOrderDetails } from './view.ts';

export const getOrder: HandlerOf<'getOrder'> = ({ params, subject, tables, now, reply }) => {
  const order = requireOwnRow(tables.orders.get(params.orderId), subject, 'order');
  return reply(200, viewOrder(tables, order, now));
};

/** Returns, before there is an order, whether the customer could open a plan of the smallest amount. */
export const getEligibility: HandlerOf<'getEligibility'> = ({ subject, tables, today, reply }) => {
  // oxlint-disable-next-line tranche/direct-refusal -- who asks has no account, so nothing with a lifecycle
  const user = tables.users.get(subject.id) ?? raise('customers-only', 'Only customers open plans.');
  const { reasons, available } = eligibilityFor(tables, user, { total: 1, downPayment: 0 }, today);
  return reply(200, {
    eligible: reasons.length === 0,
    reasons: [...reasons],
    available: { ...user.creditLimit, amountMinor: available },
  });
};

export const getQuote: HandlerOf<'getQuote'> = ({ params, subject, tables, reply }) => {
  const order = requireOwnRow(tables.orders.get(params.orderId), subject, 'order');
  const quote = tables.quotes.get(params.quoteId);
  return reply(200, requireRow(quote?.orderId === order.id ? quote : undefined, 'quote'));
};

/** Assesses the budget for an order's quote (transition O2a). */
export const createAssessment: HandlerOf<'createAssessment'> = (context) => {
  const { params, body, subject, tables, now, reply } = context;
  const order = requireOwnRow(tables.orders.get(params.orderId), subject, 'order');
  const status = orderLifecycle.take(order, 'assess', {
    ...orderFacts(tables, order, now),
    budget: body,
  });
  const quote = requireRow(tables.quotes.get(order.quoteId ?? ''), 'quote');
  const { assessmentId } = assessOrder(context, { ...order, status }, quote, body);
  return reply(201, requireRow(tables.assessments.get(assessmentId ?? ''), 'assessment'));
};

/** Stores the customer's rating of an order (transition O19). */
export const rateOrder: HandlerOf<'rateOrder'> = ({ params, body, subject, tables, now, reply }) => {
  const order = requireOwnRow(tables.orders.get(params.orderId), subject, 'order');
  const status = orderLifecycle.take(order, 'rate', orderFacts(tables, order, now));
  const rated = tables.orders.replace({ ...order, status, rating: body.stars, version: order.version + 1 });
  return reply(200, viewOrder(tables, rated, now));
};

export const getOrderAsAdministrator: HandlerOf<'getOrderAsAdministrator'> = (context) => {
  const { params, tables, reply } = context;
  return reply(200, viewOrderDetails(context, requireRow(tables.orders.get(params.orderId), 'order')));
};

/** Reminds the customer to finish an order (transition O20). */
export const remindOfOrder: HandlerOf<'remindOfOrder'> = (context) => {
  const { params, tables, now, matchVersion, reply } = context;
  const order = requireRow(tables.orders.get(params.orderId), 'order');
  matchVersion(order);
  const status = orderLifecycle.take(order, 'remind', orderFacts(tables, order, now));
  const reminded = tables.orders.replace({ ...order, status, remindedAt: now });
  return reply(200, viewOrderDetails(context, reminded));
};

export const getQuoteAsAdministrator: HandlerOf<'getQuoteAsAdministrator'> = ({ params, tables, reply }) =>
  reply(200, requireRow(tables.quotes.get(params.quoteId), 'quote'));
