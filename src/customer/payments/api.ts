import { payPlans } from '#contracts/plans/payment-endpoints.ts';
import { confirmPayment, getPayment, listPayments, retryPayment } from '#contracts/payments/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useConfirmPaymentMutation,
  useGetPaymentQuery,
  useListPaymentsQuery,
  usePayPlansMutation,
  useRetryPaymentMutation,
} = contractApi({
  getPayment,
  listPayments,
  retryPayment,
  confirmPayment,
  payPlans,
});
