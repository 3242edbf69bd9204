import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readQuery } from './page-query.ts';
import { type QueryOf, type RouteId, routes } from './page-table.ts';

/** What the address says to the page `id`, by the schema of its row. */
export function usePageQuery<Id extends RouteId>(id: Id): QueryOf<Id> {
  const [search] = useSearchParams();
  return useMemo(() => readQuery<(typeof routes)[Id]['query']>(routes[id].query, search), [id, search]);
}
