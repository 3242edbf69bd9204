import {
  cancelOrder,
  confirmOrder,
  createOrder,
  createQuote,
  getOrder,
  getQuote,
  listAllOrders,
  payOrder,
  submitOrder,
} from '#contracts/orders/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useGetOrderQuery,
  useLazyGetOrderQuery,
  useGetQuoteQuery,
  useListAllOrdersQuery,
  useCreateOrderMutation,
  useCreateQuoteMutation,
  useSubmitOrderMutation,
  useConfirmOrderMutation,
  usePayOrderMutation,
  useCancelOrderMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getOrder: reads(build, getOrder, ['Order']),
    getQuote: reads(build, getQuote, []), // a quote never changes
    listAllOrders: reads(build, listAllOrders, ['Order']),
    createOrder: changes(build, createOrder, ['Order']),
    createQuote: changes(build, createQuote, ['Order']),
    submitOrder: changes(build, submitOrder, ['Order']),
    confirmOrder: changes(build, confirmOrder, ['Order', 'Plan']),
    payOrder: changes(build, payOrder, ['Order', 'Plan', 'Payment']),
    cancelOrder: changes(build, cancelOrder, ['Order', 'Plan']),
  }),
});
