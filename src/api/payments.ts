import {
  createCardToken,
  getPayment,
  listPayments,
  retryPayment,
} from '../../contracts/payments/endpoints.ts';
import { api } from './api.ts';
import { changes, reads } from './from-contract.ts';

export const {
  useListPaymentsQuery,
  useGetPaymentQuery,
  useCreateCardTokenMutation,
  useRetryPaymentMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: reads(build, listPayments, ['Payment']),
    getPayment: reads(build, getPayment, ['Payment']),
    createCardToken: changes(build, createCardToken, []),
    retryPayment: changes(build, retryPayment, ['Order', 'Plan', 'Payment']),
  }),
});
