import { listAllOrders } from '#contracts/orders/administration-endpoints.ts';
import { OfferName } from '#src/administration/catalogue/OfferName.tsx';
import { useOfferFilter } from '#src/administration/catalogue/use-offer-filter.ts';
import { nothing } from '#src/kits/lists/columns/column.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import { listPage } from '#src/layout/list-page.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { useGetOrderAsAdministratorQuery, useListAllOrdersQuery } from './api.ts';
import { cancelOrders, decideBudget, orderActions, remindOfOrder, remindOfOrders } from './administration.ts';
import {
  budgetDecisions,
  budgetReviewStates,
  orderStatuses,
  purchases,
} from '#src/resources/orders/labels.ts';
import { orderViews } from './views.ts';
import { OrderDetails } from './details.tsx';

const { text, number, link, money, dateTime, status, custom } = columnsOf(listAllOrders);
const { amounts, choice, days, moments, reference } = filtersOf(listAllOrders);

export const orderList = defineList(listAllOrders, {
  name: 'Orders',
  page: 'orders',
  keyOf: ({ id }) => id,
  useRows: useListAllOrdersQuery,
  columns: [
    number('number', 'Order', { placement: 'title', sort: true }),
    link('customerName', 'Customer', ({ userId }) => paths.administrationUsers({ open: userId }), {
      personal: true,
      sort: true,
    }),
    text('title', 'Items'),
    money('total', 'Total', { sort: true }),
    custom(
      'offer',
      'Offer',
      ({ offerCode }) => (offerCode === null ? nothing : <OfferName code={offerCode} />),
      { extra: true, exported: ({ offerCode }) => offerCode },
    ),
    link(
      'planNumber',
      'Plan',
      ({ planId }) => (planId === null ? null : paths.administrationPlans({ open: planId })),
      { extra: true },
    ),
    dateTime('createdAt', 'Placed', { sort: true }),
    status('status', 'Status', orderStatuses, { sort: true, filter: true }),
    status('budgetReview', 'Budget review', budgetReviewStates, {
      filter: true,
      unmarked: 'NONE',
      extra: true,
    }),
  ],
  filters: [
    choice('purchase', 'Purchase', purchases),
    choice('budgetDecision', 'Budget', budgetDecisions),
    amounts('total', 'Total'),
    moments('createdAt', 'Placed'),
    days('activatedOn', 'Sold', 'past'),
    reference('userId', 'Customer'),
  ],
  useFurtherFilters: useOfferFilter,
  views: orderViews,
  details: {
    useEntity: (orderId) => useGetOrderAsAdministratorQuery({ params: { orderId } }),
    title: ({ number: name }) => name,
    Facts: OrderDetails,
    actions: orderActions,
    usual: [decideBudget, remindOfOrder],
  },
  bulk: [remindOfOrders, cancelOrders],
  empty: { title: 'No orders yet', text: 'An order appears here as soon as a customer begins to buy.' },
});

export default listPage(orderList);
