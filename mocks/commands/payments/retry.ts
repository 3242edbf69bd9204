import { requireRow, requireOwnRow, type Problem } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import type { Random } from '#mocks/store/random.ts';
import { paymentFacts } from '#mocks/resources/payments/facts.ts';
import { paymentLifecycle, retryWith } from '#mocks/resources/payments/lifecycle.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import { type ChosenSources, sourcesAgain } from '#mocks/resources/payments/sources.ts';
import { viewPayment, viewPaymentDetails } from '#mocks/resources/payments/view.ts';
import { isUndecided } from '#mocks/rules/payment-attempts.ts';
import { chargePayment, declined } from './charge.ts';
import type { Charging } from './take-parts.ts';
import { chooseSources } from './choose-sources.ts';

/** Retries the caller's payment from the same or other sources (transition Y6). */
export const retryPayment: HandlerOf<'retryPayment'> = (context) => {
  const { params, body, subject, tables, reply } = context;
  const payment = requireOwnRow(tables.payments.get(params.paymentId), subject, 'payment');
  const { charged, problem } = retry(context, payment, chooseSources(context, body.sources, subject), true);
  return problem ?? reply(isUndecided(charged.status) ? 202 : 200, viewPayment(context, charged));
};

/**
 * Retries a payment as an administrator, from the sources of the last attempt (transition Y6). Its customer is not there
 * to confirm it, so a bank that asks for that declines.
 */
export const retryPaymentAsAdministrator: HandlerOf<'retryPaymentAsAdministrator'> = (context) => {
  const { params, tables, matchVersion, reply } = context;
  const payment = requireRow(tables.payments.get(params.paymentId), 'payment');
  matchVersion(payment);
  const { charged, problem } = retry(context, payment, sourcesAgain(tables, payment), false);
  return problem ?? reply(isUndecided(charged.status) ? 202 : 200, viewPaymentDetails(context, charged));
};

/** Retries a payment. When the bank declines, `problem` must be returned, not raised, so that the attempt is stored. */
function retry(
  context: Charging & { readonly random: Random },
  payment: PaymentRecord,
  chosen: ChosenSources,
  isByCustomer: boolean,
): { readonly charged: PaymentRecord; readonly problem: Problem | null } {
  const { tables, now, today, random } = context;
  const { sources, cardTokenId } = chosen;
  const facts = { ...paymentFacts(tables, payment, today, isByCustomer), sources, cardTokenId };
  const status = paymentLifecycle.take(payment, 'retry', facts);
  const attemptId = random.ulid('att', now);
  const again = tables.payments.replace(retryWith(payment, status, { sources, cardTokenId }, attemptId, now));
  const order = tables.orders.get(payment.orderId);
  if (order && payment.purpose === 'DOWN_PAYMENT')
    tables.orders.replace({ ...order, paymentId: payment.id, version: order.version + 1 });
  const charged = chargePayment(context, again, isByCustomer);
  return { charged, problem: declined(tables, charged) };
}
