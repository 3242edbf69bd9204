import { createApi } from '@reduxjs/toolkit/query/react';
import { entityTypes } from '#contracts/entities.ts';
import { contractQuery } from './base-query.ts';

/**
 * The one RTK Query api. It has no endpoints here: the `api.ts` of a feature adds those that it calls, so that a page
 * loads only the schemas that it uses.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractQuery,
  tagTypes: entityTypes,
  // Covers data that the feed of changes does not report: public data, and everything for people who are not signed
  // in.
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

declare module '#src/platform/store/store.ts' {
  interface RootState {
    readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
  }
}
