import {
  createCardToken,
  getPayment,
  listAllPayments,
  listPayments,
  retryPayment,
} from '#contracts/payments/endpoints.ts';
import { listSavedCards, removeSavedCard, saveCard } from '#contracts/payments/saved-cards.ts';
import {
  cancelPayment,
  chargeBackPayment,
  createRefund,
  getPaymentAsAdministrator,
  listRefunds,
  retryPaymentAsAdministrator,
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
  useChargeBackPaymentMutation,
  useSimulateChargeBackQuery,
  useSimulateRefundQuery,
  useListRefundsQuery,
  useListPaymentsQuery,
  useListAllPaymentsQuery,
  useGetPaymentQuery,
  useCreateCardTokenMutation,
  useRetryPaymentMutation,
  useListSavedCardsQuery,
  useSaveCardMutation,
  useRemoveSavedCardMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getPaymentAsAdministrator: reads(build, getPaymentAsAdministrator),
    retryPaymentAsAdministrator: changes(build, retryPaymentAsAdministrator),
    startPaymentsJob: changes(build, startPaymentsJob),
    createRefund: changes(build, createRefund),
    simulateRefund: reads(build, simulateRefund), // a POST that changes nothing
    cancelPayment: changes(build, cancelPayment),
    chargeBackPayment: changes(build, chargeBackPayment),
    simulateChargeBack: reads(build, simulateChargeBack),
    listRefunds: reads(build, listRefunds),
    listPayments: reads(build, listPayments),
    listAllPayments: reads(build, listAllPayments),
    getPayment: reads(build, getPayment),
    createCardToken: changes(build, createCardToken),
    retryPayment: changes(build, retryPayment),
    listSavedCards: reads(build, listSavedCards),
    saveCard: changes(build, saveCard),
    removeSavedCard: changes(build, removeSavedCard),
  }),
});
