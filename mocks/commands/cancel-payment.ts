import { found } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { cancelled } from '#mocks/resources/payments/lifecycle.ts';
import { viewPaymentDetails } from '#mocks/resources/payments/view.ts';
import { endWithoutMoney } from './charge-payment.ts';

/** Cancels a payment that failed or waits for its confirmation (transition Y7). */
export const cancelPayment: HandlerOf<'cancelPayment'> = (context) => {
  const { params, tables, now, matchVersion, reply } = context;
  const payment = found(tables.payments.get(params.paymentId), 'payment');
  matchVersion(payment);
  const saved = tables.payments.replace(cancelled(payment, now));
  if (payment.status === 'REQUIRES_ACTION') endWithoutMoney(context, payment);
  return reply(200, viewPaymentDetails(context, saved));
};
