import { withQuery } from './page-query.ts';
import { withoutSlash } from './pathname.ts';
import { type QueryFor, type RouteId, routeIds, routes } from './page-table.ts';

const byPath = new Map<string, RouteId>(routeIds().map((id) => [routes[id].path, id]));

/** Returns the route of a pathname (no query, no hash), or null. */
export function matchPath(pathname: string): RouteId | null {
  return byPath.get(withoutSlash(pathname)) ?? null;
}

type Paths = { readonly [Id in RouteId]: (query?: QueryFor<Id>) => string };

/** Builds the addresses of the application; no other file contains a path. */
export const paths = Object.fromEntries(
  routeIds().map((id) => [id, (query?: QueryFor<RouteId>) => withQuery(routes[id].path, query)]),
) as Paths; // Object.fromEntries loses the keys
