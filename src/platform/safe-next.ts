import { routes } from './page-table.ts';
import { matchPath } from './paths.ts';

// Any origin will do: what resolves elsewhere, or to no route of ours, is refused.
const base = 'https://same-origin.invalid';

// Browsers drop tabs and line ends and read "\" as "/", so an address with one of them is never ours.
const suspicious = /[\\\p{Cc}\p{Cf}\p{Zs}]/u;

/**
 * Where to go after signing in: a path of the route table, or null when `next` is missing or leads to another site.
 * The result is the route's own path with the query of `next`, so what was checked is what is used.
 */
export function safeNext(address: string | null | undefined): string | null {
  if (!address || !address.startsWith('/') || suspicious.test(address)) return null;
  const url = parse(address);
  if (url?.origin !== base) return null;
  const route = matchPath(url.pathname);
  if (route === null || route === 'login' || route === 'logout') return null; // would lead in a circle
  return routes[route].path + url.search + url.hash;
}

function parse(address: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
