import type { Money } from '#contracts/money.ts';
import { moneyText } from '#mocks/core/format.ts';
import { listing } from '#mocks/resources/handler-types.ts';
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
/** An amount as people type it: "€1,183.69" or "1183.69". */
const amountText = (money: Money) => `${moneyText(money)} ${moneyText(money).replaceAll(',', '')}`;

export const listAllPayments = listing('listAllPayments', {
  ...paymentList,
  search: {
    ...paymentList.search,
    amount: ({ amount, currency }: PaymentRecord) => amountText({ amountMinor: amount, currency }),
  },
  view: viewPaymentRow,
});

export const listRefunds = listing('listRefunds', {
  table: 'refunds',
  parent: { table: 'payments', entity: 'payment', param: 'paymentId' },
  owner: 'paymentId',
  view: (refund) => refund,
  search: { byName: (row) => row.by.name },
});
