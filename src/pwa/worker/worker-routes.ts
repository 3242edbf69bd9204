import { withoutSlash } from '#src/platform/pathname.ts';

/** Where the page for unknown addresses is kept. */
export const missingPage = '/404.html';

export type Destination =
  | { readonly kind: 'page'; readonly url: string }
  /** The server may know it by now; without a server it is missing. */
  | { readonly kind: 'unknown' }
  /** Not ours: the browser asks the server as if there were no worker. */
  | { readonly kind: 'server' };

type Files = readonly { readonly url: string }[];

const isFile = (path: string) => /\.[^/]+$/.test(path);

/** The pages of a build: its list of files names them by address, without an ending. */
export function pagesOf(files: Files): ReadonlySet<string> {
  return new Set(files.map(({ url }) => url).filter((url) => !isFile(url)));
}

/** What a navigation to a path of this origin gets. */
export function destinationOf(pathname: string, pages: ReadonlySet<string>): Destination {
  const path = withoutSlash(pathname);
  if (pages.has(path)) return { kind: 'page', url: path };
  return isFile(pathname) || /^\/(api|builds|assets)\//.test(pathname)
    ? { kind: 'server' }
    : { kind: 'unknown' };
}

/** The build that a list of files belongs to: it holds that build's own description. */
export function buildOf(files: Files): string {
  for (const { url } of files) {
    const id = /^\/builds\/meta\/(.+)\.json$/.exec(url)?.[1];
    if (id !== undefined) return id;
  }
  throw new Error('The list of files names no build');
}
