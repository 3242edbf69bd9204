import {
  changeRole,
  getAdministrator,
  listAdministrators,
  simulateRoleChange,
} from '#contracts/administrators/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useListAdministratorsQuery,
  useGetAdministratorQuery,
  useChangeRoleMutation,
  useSimulateRoleChangeQuery,
} = contractApi({
  listAdministrators,
  getAdministrator,
  changeRole,
  simulateRoleChange,
});
