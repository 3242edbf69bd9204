import { matchPath, routes } from '#src/platform/paths.ts';

/** Where the page for unknown addresses is kept. */
export const missingPage = '/404.html';

export type Destination =
  | { readonly kind: 'page'; readonly url: string }
  /** The server may know it by now; without a server it is missing. */
  | { readonly kind: 'unknown' }
  /** Not ours: the browser asks the server as if there were no worker. */
  | { readonly kind: 'server' };

/** What a navigation to a path of this origin gets. */
export function destinationOf(pathname: string): Destination {
  const id = matchPath(pathname);
  if (id !== null) return { kind: 'page', url: routes[id].path };
  const isFile = /\.[^/]+$/.test(pathname);
  return isFile || /^\/(api|builds|assets)\//.test(pathname) ? { kind: 'server' } : { kind: 'unknown' };
}

/** The build that a list of files belongs to: it holds that build's own description. */
export function buildOf(files: readonly { readonly url: string }[]): string {
  for (const { url } of files) {
    const id = /^\/builds\/meta\/(.+)\.json$/.exec(url)?.[1];
    if (id !== undefined) return id;
  }
  throw new Error('The list of files names no build');
}
