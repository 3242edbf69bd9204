import { listing } from '#mocks/handler-types.ts';
import { viewPaymentRow } from './view.ts';

const paymentList = {
  table: 'payments',
  view: viewPaymentRow,
  search: (item: ReturnType<typeof viewPaymentRow>) => [item.planNumber, item.customerName, item.sourceLabel],
} as const;

export const listPayments = listing('listPayments', { ...paymentList, owner: 'userId' });
export const listAllPayments = listing('listAllPayments', paymentList);
