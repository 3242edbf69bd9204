import { getComingPayments } from '#contracts/plans/coming-payment-endpoints.ts';
import { getPlanActivity } from '#contracts/plans/activity-endpoints.ts';
import { getPlan, getSchedule } from '#contracts/plans/endpoints.ts';
import { listPlans } from '#contracts/plans/list-endpoints.ts';
import { quoteDueDay, quoteReschedule } from '#contracts/plans/quote-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useGetComingPaymentsQuery,
  useGetPlanActivityQuery,
  useListPlansQuery,
  useGetPlanQuery,
  useGetScheduleQuery,
  useQuoteRescheduleQuery,
  useQuoteDueDayQuery,
} = contractApi({
  getComingPayments,
  getPlanActivity,
  listPlans,
  getPlan,
  getSchedule,
  quoteReschedule,
  quoteDueDay,
});
