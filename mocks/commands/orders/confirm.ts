import { after, HOUR } from '#mocks/time/business-time.ts';
import { requireOwnRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { documentOn } from '#mocks/resources/legal/documents.ts';
import { assessOthers } from '#mocks/resources/orders/assessment.ts';
import { orderFacts } from '#mocks/resources/orders/facts.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { withValidQuote } from '#mocks/resources/orders/quotes/store.ts';
import { viewOrder } from '#mocks/resources/orders/view.ts';
import { activatePlan, planFromQuote } from '#mocks/resources/plans/lifecycle.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { collateralFollowsPlan } from '#mocks/commands/collateral/follow-up.ts';
import { settingsOf, takePlanNumber } from '#mocks/resources/settings.ts';

const DOWN_PAYMENT_WAIT = 72 * HOUR;

/** Confirms the order with a verified code (transitions O10, O11). */
export const confirmOrder: HandlerOf<'confirmOrder'> = (context) => {
  const { params, body, subject, tables, now, today, random, reply } = context;
  const requestedOrder = requireOwnRow(tables.orders.get(params.orderId), subject, 'order');
  orderLifecycle.requireStep(requestedOrder, 'confirm');
  const { order, quote, renewed } = withValidQuote(context, requestedOrder);
  const terms = documentOn('terms', today, settingsOf(tables).policyProfile);
  const { to, problem } = orderLifecycle.decide(order, 'confirm', {
    ...orderFacts(tables, order, now),
    quote,
    renewed,
    quoteHash: body.quoteHash,
    acceptedTerms: body.terms,
    currentTerms: terms,
    code: tables.challenges.get(body.challengeId),
  });
  if (problem) return problem; // returned, not raised, so that a new quote is stored

  const number = takePlanNumber(tables);
  const pending = planFromQuote({ id: random.ulid('pln', now), number, order, quote, now });
  const plan = savePlan(tables, to === 'ACTIVE' ? activatePlan(pending, today) : pending);
  const confirmed = tables.orders.replace({
    ...order,
    status: to,
    activatedOn: plan.activatedOn,
    planId: plan.id,
    planNumber: plan.number,
    terms: { version: terms.version, hash: terms.hash, acceptedAt: now },
    expiresAt: to === 'ACTIVE' ? order.expiresAt : after(now, DOWN_PAYMENT_WAIT),
    version: order.version + 1,
  });
  collateralFollowsPlan(context, plan);
  assessOthers(context, confirmed);
  return reply(200, viewOrder(tables, confirmed, now));
};
