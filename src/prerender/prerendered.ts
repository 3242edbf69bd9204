import { routes, type RouteId } from '#src/platform/paths.ts';

/** The pages whose HTML comes with its content. All others come as a shell with the shape of the page. */
export const prerendered = ['home', 'terms', 'privacy', 'error'] as const satisfies readonly RouteId[];
export type PrerenderedId = (typeof prerendered)[number];

export function isPrerendered(id: RouteId): id is PrerenderedId {
  return prerendered.some((one) => one === id);
}

/** The file beside a prerendered page, with what the page was made of. */
export function payloadPath(id: PrerenderedId): string {
  return `${routes[id].path.replace(/\/$/, '')}/_payload.json`;
}

/** Where a page's payload of a build is asked for; null for a page that has none. */
export function payloadUrl(id: RouteId, build: string): string | null {
  return isPrerendered(id) ? `${payloadPath(id)}?_b=${encodeURIComponent(build)}` : null;
}
