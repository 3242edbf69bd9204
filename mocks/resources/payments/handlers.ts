import { requireRow, requireOwnRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { paymentFacts } from './facts.ts';
import { paymentLifecycle } from './lifecycle.ts';
import { viewPayment, viewPaymentDetails } from './view.ts';

export const getPayment: HandlerOf<'getPayment'> = (context) => {
  const { params, subject, tables, reply } = context;
  return reply(
    200,
    viewPayment(context, requireOwnRow(tables.payments.get(params.paymentId), subject, 'payment')),
  );
};

export const getPaymentAsAdministrator: HandlerOf<'getPaymentAsAdministrator'> = (context) => {
  const { params, tables, reply } = context;
  return reply(
    200,
    viewPaymentDetails(context, requireRow(tables.payments.get(params.paymentId), 'payment')),
  );
};

/** Sends the receipt of a payment again (transition Y11). */
export const sendPaymentReceipt: HandlerOf<'sendPaymentReceipt'> = (context) => {
  const { params, tables, now, today, matchVersion, reply } = context;
  const payment = requireRow(tables.payments.get(params.paymentId), 'payment');
  matchVersion(payment);
  const status = paymentLifecycle.take(payment, 'send-receipt', paymentFacts(tables, payment, today));
  const sent = { ...payment, status, receiptSentAt: now, version: payment.version + 1 };
  return reply(200, viewPaymentDetails(context, tables.payments.replace(sent)));
};

export const getRefund: HandlerOf<'getRefund'> = ({ params, tables, reply }) =>
  reply(200, requireRow(tables.refunds.get(params.refundId), 'refund'));
