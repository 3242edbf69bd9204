import { requireOwnRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { chargedWith } from '#mocks/resources/payments/charged-with.ts';
import { confirmed, paymentLifecycle } from '#mocks/resources/payments/lifecycle.ts';
import { viewPayment } from '#mocks/resources/payments/view.ts';
import { authorise, failLater } from './charge.ts';

/**
 * Applies what the customer told their bank: the bank accepts a payment that was confirmed (Y2b, Y4), and declines one
 * that was refused (Y5).
 */
export const confirmPayment: HandlerOf<'confirmPayment'> = (context) => {
  const { params, body, subject, tables, reply } = context;
  const payment = requireOwnRow(tables.payments.get(params.paymentId), subject, 'payment');
  paymentLifecycle.take(payment, 'confirm', {});
  for (const waiting of chargedWith(tables, payment)) {
    if (body.result === 'REFUSED') failLater(context, waiting, 'not-confirmed');
    else authorise(context, tables.payments.replace(confirmed(waiting)));
  }
  return reply(200, viewPayment(context, requireOwnRow(tables.payments.get(payment.id), subject, 'payment')));
};
