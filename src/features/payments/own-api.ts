import { getPayment, listPayments, retryPayment } from '#contracts/payments/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const { useGetPaymentQuery, useListPaymentsQuery, useRetryPaymentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    getPayment: reads(build, getPayment),
    listPayments: reads(build, listPayments),
    retryPayment: changes(build, retryPayment),
  }),
});
