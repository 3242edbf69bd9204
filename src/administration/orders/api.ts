import {
  cancelOrderAsAdministrator,
  decideBudgetReview,
  getOrderAsAdministrator,
  getQuoteAsAdministrator,
  listAllOrders,
  remindOfOrder,
  startOrdersJob,
} from '#contracts/orders/administration-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useGetOrderAsAdministratorQuery,
  useGetQuoteAsAdministratorQuery,
  useListAllOrdersQuery,
  useDecideBudgetReviewMutation,
  useCancelOrderAsAdministratorMutation,
  useRemindOfOrderMutation,
  useStartOrdersJobMutation,
} = contractApi({
  getOrderAsAdministrator,
  getQuoteAsAdministrator,
  listAllOrders,
  decideBudgetReview,
  cancelOrderAsAdministrator,
  remindOfOrder,
  startOrdersJob,
});
