import { routeIds, routes } from '#src/platform/paths.ts';
import { payloadPath, prerendered } from '#src/prerender/prerendered.ts';

// How long what may be kept. One table for our own host, for nginx, and for hosts that read `_headers`.

const forEver = 'public, max-age=31536000, immutable'; // the name changes with the content

interface Rule {
  /** A path; at its end `*` stands for anything. No two rules match the same path. */
  readonly path: string;
  readonly cache: string;
  /** Where the usual type of the file's ending is not it. */
  readonly type?: string;
}

/** Pages, whatever their status. */
export const pageCache = 'no-cache';
/** What is not there may be there in a moment. */
export const missingCache = 'no-store';
/** Files that no rule names: a day. */
export const otherCache = 'public, max-age=86400';

export const fileRules: readonly Rule[] = [
  { path: '/assets/*', cache: forEver },
  { path: '/builds/meta/*', cache: forEver },
  { path: '/builds/latest.json', cache: 'no-store' },
  { path: '/sw.js', cache: 'no-cache, no-transform', type: 'text/javascript' },
  { path: '/manifest.webmanifest', cache: 'no-cache', type: 'application/manifest+json' },
  { path: '/config.json', cache: 'no-store' },
  { path: '/entry-guard.js', cache: 'no-cache' },
  ...prerendered.map((id) => ({ path: payloadPath(id), cache: 'no-cache' })),
];

/** A path whose last part has an ending: it names a file, and never gets a page in its place. */
export const isFile = (path: string) => /\.[^/]+$/.test(path);

export function cacheOf(path: string): string {
  const rule = fileRules.find((one) =>
    one.path.endsWith('*') ? path.startsWith(one.path.slice(0, -1)) : path === one.path,
  );
  return rule?.cache ?? otherCache;
}

/** In the folder of a build, where a page lies: `/` is `index.html`, `/other/terms` is `other/terms.html`. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

export const pagePaths: readonly string[] = routeIds().map((id) => routes[id].path);

/** For unknown addresses. */
export const missingPage = '404.html';

/** Files of a build that nobody asks for by their name. */
export const isHidden = (path: string) => path.endsWith('.html') || path === '/nginx.conf';
