import {
  getOrderAsAdministrator,
  decideBudgetReview,
  listAllOrders,
} from '#contracts/orders/administration.ts';
import { createAssessment, requestBudgetReview } from '#contracts/orders/budget.ts';
import {
  cancelOrder,
  rateOrder,
  confirmOrder,
  createOrder,
  createQuote,
  getOrder,
  getQuote,
  listOrders,
  payOrder,
  submitOrder,
} from '#contracts/orders/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useGetOrderAsAdministratorQuery,
  useGetOrderQuery,
  useLazyGetOrderQuery,
  useGetQuoteQuery,
  useListAllOrdersQuery,
  useListOrdersQuery,
  useCreateOrderMutation,
  useCreateQuoteMutation,
  useCreateAssessmentMutation,
  useRequestBudgetReviewMutation,
  useDecideBudgetReviewMutation,
  useSubmitOrderMutation,
  useConfirmOrderMutation,
  usePayOrderMutation,
  useCancelOrderMutation,
  useRateOrderMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderAsAdministrator: reads(build, getOrderAsAdministrator),
    getOrder: reads(build, getOrder),
    getQuote: reads(build, getQuote), // a quote never changes
    listAllOrders: reads(build, listAllOrders),
    listOrders: reads(build, listOrders),
    createOrder: changes(build, createOrder),
    createQuote: changes(build, createQuote),
    createAssessment: changes(build, createAssessment),
    requestBudgetReview: changes(build, requestBudgetReview),
    decideBudgetReview: changes(build, decideBudgetReview),
    submitOrder: changes(build, submitOrder),
    confirmOrder: changes(build, confirmOrder),
    payOrder: changes(build, payOrder),
    cancelOrder: changes(build, cancelOrder),
    rateOrder: changes(build, rateOrder),
  }),
});
