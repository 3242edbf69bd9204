import { owned } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { ownCard } from '#mocks/resources/payments/card-tokens.ts';
import { paymentFacts } from '#mocks/resources/payments/facts.ts';
import { paymentLifecycle, retryWith } from '#mocks/resources/payments/lifecycle.ts';
import { viewPayment } from '#mocks/resources/payments/view.ts';
import { chargePayment, declined } from './charge-payment.ts';

/** Y6: the same payment once more, with the same or another card. */
export const retryPayment: HandlerOf<'retryPayment'> = (context) => {
  const { params, body, subject, tables, now, random, reply } = context;
  const payment = owned(tables.payments.get(params.paymentId), subject, 'payment');
  const { cardTokenId } = body;
  const status = paymentLifecycle.take(payment, 'retry', { ...paymentFacts(tables, payment), cardTokenId });
  const card = ownCard(tables, cardTokenId, subject);
  const again = tables.payments.replace(retryWith(payment, status, card, random.ulid('att', now), now));
  const order = tables.orders.get(payment.orderId);
  if (order) tables.orders.replace({ ...order, paymentId: payment.id, version: order.version + 1 });
  const charged = chargePayment(context, again, card);
  return (
    declined(tables, charged) ??
    reply(charged.status === 'PROCESSING' ? 202 : 200, viewPayment(tables, charged))
  );
};
