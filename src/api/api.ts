import { createApi } from '@reduxjs/toolkit/query/react';
import { contractQuery } from './base-query.ts';

/** What a change may make stale. */
const tags = ['Me', 'Catalogue', 'Order', 'Plan', 'Payment', 'User', 'Batch', 'Campaign'] as const;
export type Tag = (typeof tags)[number];

/**
 * The one RTK Query api. It is empty here: each file beside it adds the endpoints of one resource, so that a page
 * brings only the schemas it uses.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractQuery,
  tagTypes: tags,
  // Another tab, or another person, may have changed meanwhile what is on the screen.
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

declare module '#src/platform/store.ts' {
  interface RootState {
    readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
  }
}
