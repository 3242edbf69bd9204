import { listAllOrders } from '#contracts/orders/endpoints.ts';
import type { OrderRow } from '#contracts/orders/order.ts';
import { useListAllOrdersQuery } from './api.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import type { Column } from '#src/lists/column.ts';
import { DataTable } from '#src/lists/DataTable.tsx';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { NoWrap } from '#src/ui/NoWrap.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Status } from '#src/ui/Status.tsx';
import { orderStatuses } from './labels.ts';
import { statusFilter } from '#src/lists/filters.ts';

const columns: readonly Column<OrderRow>[] = [
  {
    key: 'number',
    header: 'Order',
    placement: 'title',
    sort: 'number',
    render: (order) => <NoWrap>{order.number}</NoWrap>,
  },
  {
    key: 'customer',
    header: 'Customer',
    placement: 'fact',
    sort: 'customerName',
    render: (order) => order.customerName,
  },
  { key: 'title', header: 'Bought', placement: 'detail', render: (order) => order.title },
  {
    key: 'total',
    header: 'Total',
    placement: 'fact',
    sort: 'total',
    align: 'end',
    render: (order) => <Money value={order.total} />,
  },
  { key: 'offer', header: 'Offer', placement: 'detail', render: (order) => order.offerCode ?? '–' },
  {
    key: 'plan',
    header: 'Plan',
    placement: 'fact',
    render: ({ planNumber }) =>
      planNumber === null ? (
        '–'
      ) : (
        <AppLink to={paths.administrationInstallments({ q: planNumber })}>
          <NoWrap>{planNumber}</NoWrap>
        </AppLink>
      ),
  },
  {
    key: 'created',
    header: 'Placed',
    placement: 'detail',
    sort: 'createdAt',
    render: (order) => <DateTimeText value={order.createdAt} />,
  },
  {
    key: 'status',
    header: 'Status',
    placement: 'side',
    sort: 'status',
    render: (order) => <Status {...orderStatuses[order.status]} />,
  },
];

const filters = [statusFilter('status', 'Status', orderStatuses)];

/** All orders, for the administration, from the first draft on. */
export function OrderList() {
  const { query, control } = useListQuery(listAllOrders, { filters });
  const answer = useListAllOrdersQuery({ query });
  return (
    <DataTable
      name="Orders"
      columns={columns}
      rowKey={(order) => order.id}
      control={control}
      answer={answer}
      empty={{ title: 'No orders yet', text: 'An order appears here as soon as a customer begins to buy.' }}
    />
  );
}
