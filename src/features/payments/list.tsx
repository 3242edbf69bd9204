import { listAllPayments } from '#contracts/payments/endpoints.ts';
import type { PaymentRow } from '#contracts/payments/payment.ts';
import { useListAllPaymentsQuery } from './api.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import type { Column } from '#src/lists/column.ts';
import { DataTable } from '#src/lists/DataTable.tsx';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { NoWrap } from '#src/ui/NoWrap.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Status } from '#src/ui/Status.tsx';
import { paymentStatuses, purposes, declines } from './labels.ts';
import { statusFilter, wordFilter } from '#src/lists/filters.ts';

const columns: readonly Column<PaymentRow>[] = [
  {
    key: 'customer',
    header: 'Customer',
    placement: 'title',
    sort: 'customerName',
    render: (payment) => payment.customerName,
  },
  {
    key: 'amount',
    header: 'Amount',
    placement: 'fact',
    sort: 'amount',
    align: 'end',
    render: (payment) => <Money value={payment.amount} />,
  },
  { key: 'purpose', header: 'Purpose', placement: 'detail', render: (payment) => purposes[payment.purpose] },
  {
    key: 'plan',
    header: 'Plan',
    placement: 'fact',
    render: ({ planNumber }) => (
      <AppLink to={paths.administrationInstallments({ q: planNumber })}>
        <NoWrap>{planNumber}</NoWrap>
      </AppLink>
    ),
  },
  { key: 'source', header: 'Paid with', placement: 'detail', render: (payment) => payment.sourceLabel },
  {
    key: 'attempts',
    header: 'Attempts',
    placement: 'detail',
    align: 'end',
    render: (payment) => payment.attempts,
  },
  {
    key: 'created',
    header: 'Created',
    placement: 'fact',
    sort: 'createdAt',
    render: (payment) => <DateTimeText value={payment.createdAt} />,
  },
  {
    key: 'reason',
    header: 'Reason',
    placement: 'detail',
    render: ({ declineCode }) => (declineCode === null ? '–' : declines[declineCode].word),
  },
  {
    key: 'status',
    header: 'Status',
    placement: 'side',
    sort: 'status',
    render: (payment) => <Status {...paymentStatuses[payment.status]} />,
  },
];

const filters = [
  statusFilter('status', 'Status', paymentStatuses),
  wordFilter('purpose', 'Purpose', purposes),
];

/** All payments, for the administration. */
export function PaymentList() {
  const { query, control } = useListQuery(listAllPayments, { filters });
  const answer = useListAllPaymentsQuery({ query });
  return (
    <DataTable
      name="Payments"
      columns={columns}
      rowKey={(payment) => payment.id}
      control={control}
      answer={answer}
      empty={{ title: 'No payments yet', text: 'The first down payment of a plan appears here.' }}
    />
  );
}
