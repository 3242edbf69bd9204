import {
  changeDueDay,
  openDispute,
  prepayPlan,
  reschedulePlan,
  setAutopay,
  settlePlan,
  withdrawPlan,
} from '#contracts/plans/changes.ts';
import { getComingPayments } from '#contracts/plans/coming-payments.ts';
import { getPlanActivity } from '#contracts/plans/activity.ts';
import { getPlan, getSchedule } from '#contracts/plans/endpoints.ts';
import { listPlans } from '#contracts/plans/lists.ts';
import { payPlans, previewPlanPayment } from '#contracts/plans/payments.ts';
import {
  quoteDueDay,
  quotePrepayment,
  quoteReschedule,
  quoteSettlement,
  quoteWithdrawal,
} from '#contracts/plans/quotes.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

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
  useReschedulePlanMutation,
  useChangeDueDayMutation,
  useSetAutopayMutation,
  useOpenDisputeMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getComingPayments: reads(build, getComingPayments),
    getPlanActivity: reads(build, getPlanActivity),
    listPlans: reads(build, listPlans),
    getPlan: reads(build, getPlan),
    getSchedule: reads(build, getSchedule),
    previewPlanPayment: reads(build, previewPlanPayment),
    quoteSettlement: reads(build, quoteSettlement),
    quoteWithdrawal: reads(build, quoteWithdrawal),
    quotePrepayment: reads(build, quotePrepayment),
    quoteReschedule: reads(build, quoteReschedule),
    quoteDueDay: reads(build, quoteDueDay),
    payPlans: changes(build, payPlans),
    settlePlan: changes(build, settlePlan),
    prepayPlan: changes(build, prepayPlan),
    withdrawPlan: changes(build, withdrawPlan),
    reschedulePlan: changes(build, reschedulePlan),
    changeDueDay: changes(build, changeDueDay),
    setAutopay: changes(build, setAutopay),
    openDispute: changes(build, openDispute),
  }),
});
