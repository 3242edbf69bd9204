import { getMe } from '#contracts/users/endpoints.ts';
import { api } from './api.ts';
import { reads } from './from-contract.ts';

/** The account that is signed in; for an administrator with the permissions. */
export const ownAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: reads(build, getMe),
  }),
});
export const { useGetMeQuery } = ownAccountApi;
