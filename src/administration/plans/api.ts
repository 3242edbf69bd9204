import { getPlanContacts, getScheduleAsAdministrator } from '#contracts/plans/collection-endpoints.ts';
import { getPlanAsAdministrator } from '#contracts/plans/endpoints.ts';
import { listAllPlans } from '#contracts/plans/list-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useGetPlanAsAdministratorQuery,
  useListAllPlansQuery,
  useGetPlanContactsQuery,
  useGetScheduleAsAdministratorQuery,
} = contractApi({ getPlanAsAdministrator, listAllPlans, getPlanContacts, getScheduleAsAdministrator });
