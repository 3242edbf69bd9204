import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readQuery } from './page-query.ts';
import { type QueryOf, type RouteId, routes } from './page-table.ts';

/** Returns the parsed query of the address, by the schema of page `id`. */
export function usePageQuery<Id extends RouteId>(id: Id): QueryOf<Id> {
  const [search] = useSearchParams();
  return useMemo(() => readQuery<(typeof routes)[Id]['query']>(routes[id].query, search), [id, search]);
}
