import {
  getPlanAsAdministrator,
  getPlan,
  getSchedule,
  listAllPlans,
  listPlans,
} from '#contracts/plans/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const {
  useGetPlanAsAdministratorQuery,
  useListPlansQuery,
  useListAllPlansQuery,
  useGetPlanQuery,
  useGetScheduleQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getPlanAsAdministrator: reads(build, getPlanAsAdministrator),
    listPlans: reads(build, listPlans),
    listAllPlans: reads(build, listAllPlans),
    getPlan: reads(build, getPlan),
    getSchedule: reads(build, getSchedule),
  }),
});
