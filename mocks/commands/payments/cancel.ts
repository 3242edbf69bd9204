import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { cancelled } from '#mocks/resources/payments/lifecycle.ts';
import { chargedWith } from '#mocks/resources/payments/charged-with.ts';
import { viewPaymentDetails } from '#mocks/resources/payments/view.ts';
import { endWithoutMoney } from './charge.ts';

/** Cancels a payment that failed, or one that waits for its confirmation with what is charged together with it (Y7). */
export const cancelPayment: HandlerOf<'cancelPayment'> = (context) => {
  const { params, tables, now, matchVersion, reply } = context;
  const payment = requireRow(tables.payments.get(params.paymentId), 'payment');
  matchVersion(payment);
  const together = payment.status === 'REQUIRES_ACTION' ? chargedWith(tables, payment) : [payment];
  for (const one of together) {
    tables.payments.replace(cancelled(one, now));
    if (one.status === 'REQUIRES_ACTION') endWithoutMoney(context, one);
  }
  return reply(200, viewPaymentDetails(context, requireRow(tables.payments.get(payment.id), 'payment')));
};
