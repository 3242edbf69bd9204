import { routes } from './page-table.ts';
import { matchPath } from './paths.ts';

// An arbitrary origin to resolve addresses against: those that resolve elsewhere, or to no known route, are refused.
const base = 'https://same-origin.invalid';

// Browsers drop tabs and line ends and read "\" as "/", so an address with one of them is refused.
const suspicious = /[\\\p{Cc}\p{Cf}\p{Zs}]/u;

/**
 * Returns the path to open after login: a path of the route table, or null when `next` is missing or leads to another
 * site. The result is built from the route's own path and the query of `next`, so that exactly what was validated is
 * used.
 */
export function safeNext(address: string | null | undefined): string | null {
  if (!address || !address.startsWith('/') || suspicious.test(address)) return null;
  const url = parse(address);
  if (url?.origin !== base) return null;
  const route = matchPath(url.pathname);
  if (route === null || route === 'login' || route === 'logout') return null; // these pages would lead back here
  return routes[route].path + url.search + url.hash;
}

function parse(address: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
