import { listUsers } from '#contracts/users/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useListUsersQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listUsers: reads(build, listUsers, ['User']) }),
});
