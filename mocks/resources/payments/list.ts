import { listing } from '#mocks/handler-types.ts';
import type { PaymentRecord } from './record.ts';
import { viewPaymentRow } from './view.ts';

const paymentList = {
  table: 'payments',
  view: viewPaymentRow,
  search: { sourceLabel: (row: PaymentRecord) => row.cardLabel },
} as const;

export const listPayments = listing('listPayments', { ...paymentList, owner: 'userId' });
export const listAllPayments = listing('listAllPayments', paymentList);

export const listRefunds = listing('listRefunds', {
  table: 'refunds',
  parent: { table: 'payments', param: 'paymentId' },
  owner: 'paymentId',
  view: (refund) => refund,
  search: { byName: (row) => row.by.name },
});
