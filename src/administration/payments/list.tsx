import { listPage } from '#src/layout/list-page.tsx';
import { listAllPayments } from '#contracts/payments/endpoints.ts';
import { nothing } from '#src/kits/lists/columns/column.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useGetPaymentAsAdministratorQuery, useListAllPaymentsQuery } from './api.ts';
import { paymentActions, refundPayment, retryPayment, retryPayments } from './actions.tsx';
import {
  declineWords,
  firstAttempts,
  methods,
  paymentStatuses,
  purposes,
} from '#src/resources/payments/labels.ts';
import { PaymentStatusAge } from './PaymentStatusAge.tsx';
import { paymentViews } from './views.ts';
import { PaymentDetails } from './details.tsx';

const { text, link, money, amountIfAny, count, word, dateTime, status, custom } = columnsOf(listAllPayments);
const { amounts, choice, days, moments, reference } = filtersOf(listAllPayments);

export const paymentList = defineList(listAllPayments, {
  name: 'Payments',
  page: 'administrationPayments',
  keyOf: ({ id }) => id,
  useRows: useListAllPaymentsQuery,
  columns: [
    money('amount', 'Amount', { placement: 'title', sort: true }),
    link('customerName', 'Customer', ({ userId }) => paths.administrationUsers({ open: userId }), {
      personal: true,
      sort: true,
    }),
    word('purpose', 'Purpose', purposes, { filter: true }),
    link('planNumber', 'Plan', ({ planId }) => paths.administrationPlans({ open: planId })),
    text('sourceLabel', 'Paid with', { extra: true }),
    word('method', 'Method', methods, { filter: true, extra: true }),
    count('attempts', 'Attempts', { extra: true }),
    text('id', 'Payment ID', { optional: true }),
    amountIfAny('refundedTotal', 'Refunded'),
    custom('reason', 'Reason', ({ declineCode }) => (declineCode ? declineWords[declineCode] : nothing)),
    dateTime('createdAt', 'Created', { sort: true }),
    {
      ...status('status', 'Status', paymentStatuses, { sort: true, filter: true }),
      render: (payment) => <PaymentStatusAge payment={payment} />,
    },
  ],
  filters: [
    choice('declineCode', 'Reason', declineWords),
    choice('firstAttempt', 'First attempt', firstAttempts),
    amounts('amount', 'Amount'),
    moments('createdAt', 'Created'),
    days('paidOn', 'Paid on', 'past'),
    reference('userId', 'Customer'),
    reference('planId', 'Plan'),
    reference('orderId', 'Order'),
  ],
  views: paymentViews,
  details: {
    useEntity: (paymentId) => useGetPaymentAsAdministratorQuery({ params: { paymentId } }),
    title: ({ amount, customerName }, { money }) => `${money(amount)}, ${customerName}`,
    Facts: PaymentDetails,
    actions: paymentActions,
    usual: [retryPayment, refundPayment],
  },
  bulk: [retryPayments],
  empty: { title: 'No payments yet', text: 'The first down payment of a plan appears here.' },
});

export default listPage(paymentList);
