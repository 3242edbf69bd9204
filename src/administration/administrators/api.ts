import { getAdministrator, listAdministrators } from '#contracts/administrators/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const { useListAdministratorsQuery, useGetAdministratorQuery } = contractApi({
  listAdministrators,
  getAdministrator,
});
