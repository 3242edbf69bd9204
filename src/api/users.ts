import { listUsers } from '#contracts/users/endpoints.ts';
import { api } from './api.ts';
import { reads } from './from-contract.ts';

export const { useListUsersQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listUsers: reads(build, listUsers, ['User']) }),
});
