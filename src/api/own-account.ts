import { getMe } from '#contracts/users/endpoints.ts';
import { api } from './api.ts';
import { reads } from './from-contract.ts';

/** Who is signed in; the rights of an administrator are part of it. */
export const ownAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: reads(build, getMe),
  }),
});
export const { useGetMeQuery } = ownAccountApi;
