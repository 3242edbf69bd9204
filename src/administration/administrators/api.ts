import {
  changeRole,
  getAdministrator,
  listAdministrators,
  simulateRoleChange,
} from '#contracts/administrators/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useListAdministratorsQuery,
  useGetAdministratorQuery,
  useChangeRoleMutation,
  useSimulateRoleChangeQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listAdministrators: reads(build, listAdministrators),
    getAdministrator: reads(build, getAdministrator),
    changeRole: changes(build, changeRole),
    simulateRoleChange: reads(build, simulateRoleChange),
  }),
});
