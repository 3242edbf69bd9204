import { listBatches } from '../../contracts/cards/endpoints.ts';
import { listNotifications } from '../../contracts/notifications/endpoints.ts';
import { listAllOrders } from '../../contracts/orders/endpoints.ts';
import { listAllPayments } from '../../contracts/payments/endpoints.ts';
import { listAllPlans } from '../../contracts/plans/endpoints.ts';
import { listUsers } from '../../contracts/users/endpoints.ts';
import { api } from './api.ts';
import { reads } from './from-contract.ts';

export const {
  useListUsersQuery,
  useListAllOrdersQuery,
  useListAllPaymentsQuery,
  useListAllPlansQuery,
  useListBatchesQuery,
  useListNotificationsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: reads(build, listUsers, ['User']),
    listAllOrders: reads(build, listAllOrders, ['Order']),
    listAllPayments: reads(build, listAllPayments, ['Payment']),
    listAllPlans: reads(build, listAllPlans, ['Plan']),
    listBatches: reads(build, listBatches, ['Batch']),
    listNotifications: reads(build, listNotifications, ['Campaign']),
  }),
});
