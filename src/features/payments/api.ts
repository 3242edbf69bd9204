import {
  createCardToken,
  getPayment,
  listAllPayments,
  listPayments,
  retryPayment,
} from '#contracts/payments/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useListPaymentsQuery,
  useListAllPaymentsQuery,
  useGetPaymentQuery,
  useCreateCardTokenMutation,
  useRetryPaymentMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: reads(build, listPayments, ['Payment']),
    listAllPayments: reads(build, listAllPayments, ['Payment']),
    getPayment: reads(build, getPayment, ['Payment']),
    createCardToken: changes(build, createCardToken, []),
    retryPayment: changes(build, retryPayment, ['Order', 'Plan', 'Payment']),
  }),
});
