import { isFile, withoutSlash } from '#src/platform/routing/pathname.ts';

/** The stored page for unknown addresses. */
export const missingPage = '/404.html';

export type Destination =
  | { readonly kind: 'page'; readonly url: string }
  /** The server may know the address; if it cannot be reached, the page is reported as missing. */
  | { readonly kind: 'unknown' }
  /** Not handled by the worker: the browser asks the server directly. */
  | { readonly kind: 'server' };

type Files = readonly { readonly url: string }[];

/** Returns the pages of a build; its file list names them by address, without an extension. */
export function pagesOf(files: Files): ReadonlySet<string> {
  return new Set(files.map(({ url }) => url).filter((url) => !isFile(url)));
}

/** Decides how the worker answers a navigation to a path of this origin. */
export function destinationOf(pathname: string, pages: ReadonlySet<string>): Destination {
  const path = withoutSlash(pathname);
  if (pages.has(path)) return { kind: 'page', url: path };
  return isFile(pathname) ? { kind: 'server' } : { kind: 'unknown' };
}

/** Returns the build of a file list, which contains that build's manifest. */
export function buildOf(files: Files): string {
  for (const { url } of files) {
    const id = /^\/builds\/meta\/(.+)\.json$/.exec(url)?.[1];
    if (id !== undefined) return id;
  }
  throw new Error('The list of files names no build');
}
