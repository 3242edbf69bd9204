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
} from '#contracts/payments/administration.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

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
} = api.injectEndpoints({
  endpoints: (build) => ({
    getPaymentAsAdministrator: reads(build, getPaymentAsAdministrator),
    retryPaymentAsAdministrator: changes(build, retryPaymentAsAdministrator),
    startPaymentsJob: changes(build, startPaymentsJob),
    createRefund: changes(build, createRefund),
    simulateRefund: reads(build, simulateRefund), // a POST that changes nothing
    cancelPayment: changes(build, cancelPayment),
    sendPaymentReceipt: changes(build, sendPaymentReceipt),
    chargeBackPayment: changes(build, chargeBackPayment),
    simulateChargeBack: reads(build, simulateChargeBack),
    listRefunds: reads(build, listRefunds),
    listAllPayments: reads(build, listAllPayments),
  }),
});
