import { listAllOrders } from '#contracts/orders/endpoints.ts';
import type { OrderRow } from '#contracts/orders/order.ts';
import { useListAllOrdersQuery } from './api.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import type { Column } from '#src/lists/column.ts';
import { DataTable } from '#src/lists/DataTable.tsx';
import { Moment } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Unbroken } from '#src/ui/NoWrap.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Status } from '#src/ui/Status.tsx';
import { orderStatuses } from './labels.ts';
import { statusFilter } from '#src/lists/filters.ts';

const columns: readonly Column<OrderRow>[] = [
  {
    key: 'number',
    header: 'Order',
    place: 'title',
    sort: 'number',
    render: (order) => <Unbroken>{order.number}</Unbroken>,
  },
  {
    key: 'customer',
    header: 'Customer',
    place: 'fact',
    sort: 'customerName',
    render: (order) => order.customerName,
  },
  { key: 'title', header: 'Bought', place: 'detail', render: (order) => order.title },
  {
    key: 'total',
    header: 'Total',
    place: 'fact',
    sort: 'total',
    align: 'end',
    render: (order) => <Money value={order.total} />,
  },
  { key: 'offer', header: 'Offer', place: 'detail', render: (order) => order.planOfferCode ?? '–' },
  {
    key: 'plan',
    header: 'Plan',
    place: 'fact',
    render: ({ planNumber }) =>
      planNumber === null ? (
        '–'
      ) : (
        <AppLink to={paths.administrationInstallments({ q: planNumber })}>
          <Unbroken>{planNumber}</Unbroken>
        </AppLink>
      ),
  },
  {
    key: 'created',
    header: 'Placed',
    place: 'detail',
    sort: 'createdAt',
    render: (order) => <Moment value={order.createdAt} />,
  },
  {
    key: 'status',
    header: 'Status',
    place: 'side',
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
      searches="order, customer, product"
      empty={{ title: 'No orders yet', text: 'An order appears here as soon as a customer begins to buy.' }}
    />
  );
}
