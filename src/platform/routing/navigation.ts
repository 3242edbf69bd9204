import type { NavigationEntry, Row } from './page-row.ts';
import { parentOf, type RouteId, routeIds, routes } from './page-table.ts';
import { matchPath } from './paths.ts';

type Place = NavigationEntry['in'];
type EntryIn<P extends Place> = Extract<NavigationEntry, { readonly in: P }>;
export type NavigationLink<P extends Place> = EntryIn<P> & { readonly id: RouteId; readonly to: string };

const isIn =
  <P extends Place>(place: P) =>
  (entry: NavigationEntry): entry is EntryIn<P> =>
    entry.in === place;

/** Returns the links of a part of the frame, in the order of the page table. */
export function linksIn<P extends Place>(place: P): readonly NavigationLink<P>[] {
  return routeIds().flatMap((id) => {
    const { path, navigation = [] }: Row = routes[id];
    return navigation.filter(isIn(place)).map((entry) => ({ ...entry, id, to: path }));
  });
}

/** Returns `aria-current` of a link to `id`: "page" on that page, "true" on a page below it. */
export function currentOn(pathname: string, id: RouteId): 'page' | 'true' | undefined {
  const here = matchPath(pathname);
  if (here === id) return 'page';
  return here !== null && parentOf(here) === id ? 'true' : undefined;
}
