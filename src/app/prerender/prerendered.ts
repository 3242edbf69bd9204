import { type RouteId, routeIds, routes } from '#src/platform/routing/page-table.ts';

/** The pages that are built as HTML with their content. All others are built as a shell with placeholders. */
export type PrerenderedId = {
  [Id in RouteId]: (typeof routes)[Id] extends { readonly prerendered: true } ? Id : never;
}[RouteId];

export function isPrerendered(id: RouteId): id is PrerenderedId {
  return 'prerendered' in routes[id];
}

export const prerendered: readonly PrerenderedId[] = routeIds().filter(isPrerendered);

/** Returns the path of the payload file beside a prerendered page. */
export function payloadPath(id: PrerenderedId): string {
  return `${routes[id].path.replace(/\/$/, '')}/_payload.json`;
}

/** Returns the URL of a page's payload for a build; null for a page without one. */
export function payloadUrl(id: RouteId, build: string): string | null {
  return isPrerendered(id) ? `${payloadPath(id)}?_b=${encodeURIComponent(build)}` : null;
}
