import { found, owned } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { viewPayment, viewPaymentDetails } from './view.ts';

export const getPayment: HandlerOf<'getPayment'> = ({ params, subject, tables, reply }) =>
  reply(200, viewPayment(tables, owned(tables.payments.get(params.paymentId), subject, 'payment')));

export const getPaymentAsAdministrator: HandlerOf<'getPaymentAsAdministrator'> = (context) => {
  const { params, tables, reply } = context;
  return reply(200, viewPaymentDetails(context, found(tables.payments.get(params.paymentId), 'payment')));
};

export const getRefund: HandlerOf<'getRefund'> = ({ params, tables, reply }) =>
  reply(200, found(tables.refunds.get(params.refundId), 'refund'));
