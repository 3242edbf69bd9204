import { listPage } from '#src/layout/list-page.tsx';
import { listAllCollaterals } from '#contracts/collateral/administration-endpoints.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { accept, approve, collateralActions, decisions, reject, requestInfo } from './actions.tsx';
import { useGetCollateralAsAdministratorQuery, useListAllCollateralsQuery } from './api.ts';
import { collateralStatuses, collateralTypeNames } from '#src/resources/collateral/labels.ts';
import { collateralViews } from './views.ts';
import { CollateralDetails } from './details.tsx';

const { text, link, money, date, dateTime, word, status } = columnsOf(listAllCollaterals);
const { reference, moments, amounts } = filtersOf(listAllCollaterals);

export const collateralList = defineList(listAllCollaterals, {
  name: 'Collateral',
  page: 'administrationCollateral',
  keyOf: ({ id }) => id,
  useRows: useListAllCollateralsQuery,
  columns: [
    text('description', 'Collateral', { placement: 'title' }),
    link('customerName', 'Customer', ({ userId }) => paths.administrationUsers({ open: userId }), {
      personal: true,
      sort: true,
    }),
    word('type', 'Kind', collateralTypeNames, { filter: true }),
    money('value', 'Value', { sort: true }),
    money('lendable', 'Lending value'),
    link('orderNumber', 'Order', ({ orderId }) => (orderId ? paths.orders({ open: orderId }) : null), {
      extra: true,
    }),
    text('reviewerName', 'Reviewer', { extra: true }),
    date('validUntil', 'Valid until', { optional: true }),
    dateTime('waitingSince', 'Waiting since', { sort: true }),
    dateTime('createdAt', 'Created', { sort: true, extra: true }),
    status('status', 'Status', collateralStatuses, { sort: true, filter: true }),
  ],
  filters: [
    amounts('value', 'Value'),
    moments('createdAt', 'Created'),
    reference('userId', 'Customer'),
    reference('orderId', 'Order'),
  ],
  views: collateralViews,
  details: {
    useEntity: (collateralId) => useGetCollateralAsAdministratorQuery({ params: { collateralId } }),
    title: ({ description }) => description,
    Facts: CollateralDetails,
    isWide: true,
    actions: collateralActions,
    decisions,
    queue: {
      after: [accept, approve, requestInfo, reject],
      useWaiting: (options) =>
        useListAllCollateralsQuery(
          { query: { filter: { status: ['SUBMITTED'] }, sort: ['waitingSince'], limit: 2, total: true } },
          options,
        ),
    },
  },
  empty: { title: 'No collateral yet', text: 'What customers offer as security appears here.' },
});

export default listPage(collateralList);
