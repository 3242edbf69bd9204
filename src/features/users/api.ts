import { getUser, listUsers } from '#contracts/users/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useGetUserQuery, useListUsersQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: reads(build, getUser),
    listUsers: reads(build, listUsers),
  }),
});
