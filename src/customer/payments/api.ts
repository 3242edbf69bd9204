import { confirmPayment, getPayment, listPayments, retryPayment } from '#contracts/payments/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useConfirmPaymentMutation,
  useGetPaymentQuery,
  useListPaymentsQuery,
  useRetryPaymentMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getPayment: reads(build, getPayment),
    listPayments: reads(build, listPayments),
    retryPayment: changes(build, retryPayment),
    confirmPayment: changes(build, confirmPayment),
  }),
});
