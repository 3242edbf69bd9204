import {
  getOrderAsAdministrator,
  cancelOrder,
  rateOrder,
  confirmOrder,
  createAssessment,
  createOrder,
  createQuote,
  getOrder,
  getQuote,
  listAllOrders,
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
    submitOrder: changes(build, submitOrder),
    confirmOrder: changes(build, confirmOrder),
    payOrder: changes(build, payOrder),
    cancelOrder: changes(build, cancelOrder),
    rateOrder: changes(build, rateOrder),
  }),
});
