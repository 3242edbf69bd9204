import {
  cancelOrderAsAdministrator,
  decideBudgetReview,
  getOrderAsAdministrator,
  getQuoteAsAdministrator,
  listAllOrders,
  remindOfOrder,
  startOrdersJob,
} from '#contracts/orders/administration.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useGetOrderAsAdministratorQuery,
  useGetQuoteAsAdministratorQuery,
  useListAllOrdersQuery,
  useDecideBudgetReviewMutation,
  useCancelOrderAsAdministratorMutation,
  useRemindOfOrderMutation,
  useStartOrdersJobMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderAsAdministrator: reads(build, getOrderAsAdministrator),
    getQuoteAsAdministrator: reads(build, getQuoteAsAdministrator),
    listAllOrders: reads(build, listAllOrders),
    decideBudgetReview: changes(build, decideBudgetReview),
    cancelOrderAsAdministrator: changes(build, cancelOrderAsAdministrator),
    remindOfOrder: changes(build, remindOfOrder),
    startOrdersJob: changes(build, startOrdersJob),
  }),
});
