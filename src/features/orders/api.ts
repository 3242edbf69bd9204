import {
  getOrderAsAdministrator,
  decideBudgetReview,
  listAllOrders,
} from '#contracts/orders/administration.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const { useGetOrderAsAdministratorQuery, useListAllOrdersQuery, useDecideBudgetReviewMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      getOrderAsAdministrator: reads(build, getOrderAsAdministrator),
      listAllOrders: reads(build, listAllOrders),
      decideBudgetReview: changes(build, decideBudgetReview),
    }),
  });
