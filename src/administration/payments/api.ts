import { listAllPayments } from '#contracts/payments/endpoints.ts';
import {
  cancelPayment,
  chargeBackPayment,
  createRefund,
  getPaymentAsAdministrator,
  listRefunds,
  retryPaymentAsAdministrator,
  sendPaymentReceipt,
  simulateChargeBack,
  simulateRefund,
  startPaymentsJob,
} from '#contracts/payments/administration-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useGetPaymentAsAdministratorQuery,
  useRetryPaymentAsAdministratorMutation,
  useCreateRefundMutation,
  useStartPaymentsJobMutation,
  useCancelPaymentMutation,
  useSendPaymentReceiptMutation,
  useChargeBackPaymentMutation,
  useSimulateChargeBackQuery,
  useSimulateRefundQuery,
  useListRefundsQuery,
  useListAllPaymentsQuery,
} = contractApi({
  getPaymentAsAdministrator,
  retryPaymentAsAdministrator,
  startPaymentsJob,
  createRefund,
  simulateRefund,
  cancelPayment,
  sendPaymentReceipt,
  chargeBackPayment,
  simulateChargeBack,
  listRefunds,
  listAllPayments,
});
