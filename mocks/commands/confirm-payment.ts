import { owned } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { confirmed, paymentLifecycle } from '#mocks/resources/payments/lifecycle.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import { viewPayment } from '#mocks/resources/payments/view.ts';
import type { Reads } from '#mocks/tables.ts';
import { authorise, failLater } from './charge-payment.ts';

/**
 * Applies what the customer told their bank: the bank accepts a payment that was confirmed (Y2b, Y4), and declines one
 * that was refused (Y5).
 */
export const confirmPayment: HandlerOf<'confirmPayment'> = (context) => {
  const { params, body, subject, tables, reply } = context;
  const payment = owned(tables.payments.get(params.paymentId), subject, 'payment');
  paymentLifecycle.take(payment, 'confirm', {});
  for (const waiting of chargedWith(tables, payment)) {
    if (body.result === 'REFUSED') failLater(context, waiting, 'not-confirmed');
    else authorise(context, tables.payments.replace(confirmed(waiting)));
  }
  return reply(200, viewPayment(context, owned(tables.payments.get(payment.id), subject, 'payment')));
};

/** Returns the payments that were charged together with this one, which is among them: the bank asks once. */
function chargedWith({ payments }: Pick<Reads, 'payments'>, payment: PaymentRecord): PaymentRecord[] {
  const startedAt = payment.attempts.at(-1)?.startedAt;
  return payments
    .by('userId', payment.userId)
    .filter(
      ({ status, cardTokenId, attempts }) =>
        status === 'REQUIRES_ACTION' &&
        cardTokenId === payment.cardTokenId &&
        attempts.at(-1)?.startedAt === startedAt,
    );
}
