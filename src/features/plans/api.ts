import { getPlan, getSchedule, listAllPlans, listPlans } from '#contracts/plans/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useListPlansQuery, useListAllPlansQuery, useGetPlanQuery, useGetScheduleQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listPlans: reads(build, listPlans, ['Plan']),
      listAllPlans: reads(build, listAllPlans, ['Plan']),
      getPlan: reads(build, getPlan, ['Plan']),
      getSchedule: reads(build, getSchedule, ['Plan']),
    }),
  });
