import { createApi } from '@reduxjs/toolkit/query/react';
import { EntityType } from '#contracts/entities.ts';
import { contractQuery } from './base-query.ts';

/**
 * The one RTK Query api. It is empty here: each file beside it adds the endpoints of one resource, so that a page
 * brings only the schemas it uses.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractQuery,
  tagTypes: EntityType.options,
  // What the feed of changes does not name: public data, and everything for those who are not signed in.
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

declare module '#src/platform/store.ts' {
  interface RootState {
    readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
  }
}
