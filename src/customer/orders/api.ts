import { createAssessment, requestBudgetReview } from '#contracts/orders/budget.ts';
import {
  cancelOrder,
  confirmOrder,
  createOrder,
  getOrder,
  listOrders,
  payOrder,
  rateOrder,
  submitOrder,
} from '#contracts/orders/endpoints.ts';
import { createQuote, getQuote } from '#contracts/orders/quotes.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useGetOrderQuery,
  useGetQuoteQuery,
  useListOrdersQuery,
  useCreateOrderMutation,
  useCreateQuoteMutation,
  useCreateAssessmentMutation,
  useRequestBudgetReviewMutation,
  useSubmitOrderMutation,
  useConfirmOrderMutation,
  usePayOrderMutation,
  useCancelOrderMutation,
  useRateOrderMutation,
  useLazyGetOrderQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getOrder: reads(build, getOrder),
    getQuote: reads(build, getQuote), // a quote never changes
    listOrders: reads(build, listOrders),
    createOrder: changes(build, createOrder),
    createQuote: changes(build, createQuote),
    createAssessment: changes(build, createAssessment),
    requestBudgetReview: changes(build, requestBudgetReview),
    submitOrder: changes(build, submitOrder),
    confirmOrder: changes(build, confirmOrder),
    payOrder: changes(build, payOrder),
    cancelOrder: changes(build, cancelOrder),
    rateOrder: changes(build, rateOrder),
  }),
});
