import { type RouteId, routes } from '#src/platform/routing/page-table.ts';

/** The pages that a requirement or an assumption is about. */
export type Pages =
  'every page' | 'every page of the administration' | readonly [RouteId, ...(readonly RouteId[])];

export function includesPage(pages: Pages, id: RouteId): boolean {
  if (pages === 'every page') return true;
  if (pages === 'every page of the administration') return routes[id].area === 'administration';
  return pages.includes(id);
}
