import { routeIds, routes } from '#src/platform/routing/page-table.ts';
import { payloadPath, prerendered } from '#src/app/prerender/prerendered.ts';

// Caching by path. One table for our own host, for nginx, and for hosts that read `_headers`.

const immutable = 'public, max-age=31536000, immutable'; // the name changes with the content

interface Rule {
  /** A path; `*` at its end matches the rest. No two rules match the same path. */
  readonly path: string;
  readonly cache: string;
  /** Set where the usual content type of the file's ending is wrong. */
  readonly type?: string;
}

/** Pages of any status. */
export const pageCache = 'no-cache';
/** Missing files, which may exist soon: a release may be half deployed. */
export const missingCache = 'no-store';
/** Files without a rule: a day. */
export const otherCache = 'public, max-age=86400';

export const fileRules: readonly Rule[] = [
  { path: '/assets/*', cache: immutable },
  { path: '/builds/meta/*', cache: immutable },
  { path: '/builds/latest.json', cache: 'no-store' },
  { path: '/sw.js', cache: 'no-cache, no-transform', type: 'text/javascript' },
  { path: '/manifest.webmanifest', cache: 'no-cache', type: 'application/manifest+json' },
  { path: '/config.json', cache: 'no-store' },
  ...prerendered.map((id) => ({ path: payloadPath(id), cache: 'no-cache' })),
];

export function cacheOf(path: string): string {
  const rule = fileRules.find((one) =>
    one.path.endsWith('*') ? path.startsWith(one.path.slice(0, -1)) : path === one.path,
  );
  return rule?.cache ?? otherCache;
}

/** The file of a page in the folder of a build: `/` is `index.html`, `/other/terms` is `other/terms.html`. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

export const pagePaths: readonly string[] = routeIds().map((id) => routes[id].path);

/** For unknown addresses. */
export const missingPage = '404.html';

/** Files of a build that are not served under their own name. */
export const isHidden = (path: string) => path.endsWith('.html') || path === '/nginx.conf';
