import { getMe } from '#contracts/users/endpoints.ts';
import type { Me } from '#contracts/users/user.ts';
import { api } from './api.ts';
import { tagsOf } from './tags.ts';

/** The account that is signed in; for an administrator with the permissions. */
export const signedInAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<Me, void>({
      query: () => ({ definition: getMe, call: {} }),
      // a changed role changes the permissions, so an administrator is refetched, too
      providesTags: (response) => [
        ...tagsOf(getMe, {}, response),
        ...(response?.kind === 'ADMINISTRATOR'
          ? [{ type: 'administrator' as const, id: response.administrator.id }]
          : []),
      ],
    }),
  }),
});
export const { useGetMeQuery } = signedInAccountApi;
