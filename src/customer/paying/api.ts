import { prepayPlan, setAutopay, settlePlan, withdrawPlan } from '#contracts/plans/change-endpoints.ts';
import { previewPlanPayment } from '#contracts/plans/payment-endpoints.ts';
import { quotePrepayment, quoteSettlement, quoteWithdrawal } from '#contracts/plans/quote-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  usePreviewPlanPaymentQuery,
  useQuoteSettlementQuery,
  useLazyQuoteSettlementQuery,
  useQuoteWithdrawalQuery,
  useQuotePrepaymentQuery,
  useSettlePlanMutation,
  usePrepayPlanMutation,
  useWithdrawPlanMutation,
  useSetAutopayMutation,
} = contractApi({
  previewPlanPayment,
  quoteSettlement,
  quoteWithdrawal,
  quotePrepayment,
  settlePlan,
  prepayPlan,
  withdrawPlan,
  setAutopay,
});
