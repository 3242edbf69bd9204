import { createAssessment, requestBudgetReview } from '#contracts/orders/budget-endpoints.ts';
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
import { createQuote, getQuote } from '#contracts/orders/quote-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

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
} = contractApi({
  getOrder,
  getQuote,
  listOrders,
  createOrder,
  createQuote,
  createAssessment,
  requestBudgetReview,
  submitOrder,
  confirmOrder,
  payOrder,
  cancelOrder,
  rateOrder,
});
