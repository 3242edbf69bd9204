import { prepayPlan, setAutopay, settlePlan, withdrawPlan } from '#contracts/plans/change-endpoints.ts';
import { getComingPayments } from '#contracts/plans/coming-payment-endpoints.ts';
import { getPlanActivity } from '#contracts/plans/activity-endpoints.ts';
import { getPlan, getSchedule } from '#contracts/plans/endpoints.ts';
import { listPlans } from '#contracts/plans/list-endpoints.ts';
import { payPlans, previewPlanPayment } from '#contracts/plans/payment-endpoints.ts';
import {
  quoteDueDay,
  quotePrepayment,
  quoteReschedule,
  quoteSettlement,
  quoteWithdrawal,
} from '#contracts/plans/quote-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useGetComingPaymentsQuery,
  useGetPlanActivityQuery,
  useListPlansQuery,
  useGetPlanQuery,
  useGetScheduleQuery,
  usePreviewPlanPaymentQuery,
  useQuoteSettlementQuery,
  useLazyQuoteSettlementQuery,
  useQuoteWithdrawalQuery,
  useQuotePrepaymentQuery,
  useQuoteRescheduleQuery,
  useQuoteDueDayQuery,
  usePayPlansMutation,
  useSettlePlanMutation,
  usePrepayPlanMutation,
  useWithdrawPlanMutation,
  useSetAutopayMutation,
} = contractApi({
  getComingPayments,
  getPlanActivity,
  listPlans,
  getPlan,
  getSchedule,
  previewPlanPayment,
  quoteSettlement,
  quoteWithdrawal,
  quotePrepayment,
  quoteReschedule,
  quoteDueDay,
  payPlans,
  settlePlan,
  prepayPlan,
  withdrawPlan,
  setAutopay,
});
