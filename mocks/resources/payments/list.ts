import { listing } from '#mocks/handler-types.ts';
import type { PaymentRecord } from './record.ts';
import { sourceLabelOf } from './sources.ts';
import { viewOwnPaymentRow, viewPaymentRow } from './view.ts';

const paymentList = {
  table: 'payments',
  search: { sourceLabel: (row: PaymentRecord) => sourceLabelOf(row) },
} as const;

export const listPayments = listing('listPayments', {
  ...paymentList,
  view: viewOwnPaymentRow,
  owner: 'userId',
});
export const listAllPayments = listing('listAllPayments', { ...paymentList, view: viewPaymentRow });

export const listRefunds = listing('listRefunds', {
  table: 'refunds',
  parent: { table: 'payments', param: 'paymentId' },
  owner: 'paymentId',
  view: (refund) => refund,
  search: { byName: (row) => row.by.name },
});
