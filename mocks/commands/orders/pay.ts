import { requireOwnRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { orderFacts } from '#mocks/resources/orders/facts.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { beginPayment } from '#mocks/resources/payments/lifecycle.ts';
import { viewPayment } from '#mocks/resources/payments/view.ts';
import { isOpen } from '#mocks/resources/plans/lifecycle.ts';
import { isUndecided } from '#mocks/rules/payment-attempts.ts';
import { chargePayment, declined } from '#mocks/commands/payments/charge.ts';
import { chooseSources } from '#mocks/commands/payments/choose-sources.ts';

/** Pays the down payment of an order (transitions O12a, Y1). */
export const payOrder: HandlerOf<'payOrder'> = (context) => {
  const { params, body, subject, tables, now, random, reply } = context;
  const order = requireOwnRow(tables.orders.get(params.orderId), subject, 'order');
  const facts = { ...orderFacts(tables, order, now), amount: body.amount };
  const status = orderLifecycle.take(order, 'pay', facts);
  const plan = tables.plans.get(order.planId ?? '');
  invariant(plan, `Order ${order.id} waits for a down payment without a plan.`);
  const payment = tables.payments.insert(
    beginPayment({
      id: random.ulid('pay', now),
      attemptId: random.ulid('att', now),
      plan: { ...plan, takesMoney: isOpen(plan.status) },
      purpose: 'DOWN_PAYMENT',
      amount: body.amount.amountMinor,
      chosen: chooseSources(context, body.sources, subject),
      walletBalance: facts.walletBalance,
      now,
    }),
  );
  tables.orders.replace({ ...order, status, paymentId: payment.id, version: order.version + 1 });
  const charged = chargePayment(context, payment);
  return (
    declined(tables, charged) ?? reply(isUndecided(charged.status) ? 202 : 201, viewPayment(context, charged))
  );
};
