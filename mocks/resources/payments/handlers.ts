import { owned } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { viewPayment } from './view.ts';

export const getPayment: HandlerOf<'getPayment'> = ({ params, subject, tables, reply }) =>
  reply(200, viewPayment(tables, owned(tables.payments.get(params.paymentId), subject, 'payment')));
