import { type RouteId, routeIds, routes } from '#src/platform/page-table.ts';

/** The pages whose HTML comes with its content. All others come as a shell with the shape of the page. */
export type PrerenderedId = {
  [Id in RouteId]: (typeof routes)[Id] extends { readonly prerendered: true } ? Id : never;
}[RouteId];

export function isPrerendered(id: RouteId): id is PrerenderedId {
  return 'prerendered' in routes[id];
}

export const prerendered: readonly PrerenderedId[] = routeIds().filter(isPrerendered);

/** The file beside a prerendered page, with what the page was made of. */
export function payloadPath(id: PrerenderedId): string {
  return `${routes[id].path.replace(/\/$/, '')}/_payload.json`;
}

/** Where a page's payload of a build is asked for; null for a page that has none. */
export function payloadUrl(id: RouteId, build: string): string | null {
  return isPrerendered(id) ? `${payloadPath(id)}?_b=${encodeURIComponent(build)}` : null;
}
