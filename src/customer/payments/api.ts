import { confirmPayment, getPayment, listPayments, retryPayment } from '#contracts/payments/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useConfirmPaymentMutation,
  useGetPaymentQuery,
  useListPaymentsQuery,
  useRetryPaymentMutation,
} = contractApi({
  getPayment,
  listPayments,
  retryPayment,
  confirmPayment,
});
