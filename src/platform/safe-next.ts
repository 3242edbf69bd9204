import { matchPath, routes } from './paths.ts';

// Any origin will do: what resolves elsewhere, or to no route of ours, is refused.
const base = 'https://same-origin.invalid';

// Browsers drop tabs and line ends and read "\" as "/", so an address with one of them is never ours.
const suspicious = /[\\\p{Cc}\p{Cf}\p{Zs}]/u;

/**
 * Where to go after signing in: a path of the route table, or null when `next` is missing or leads to another site.
 * The result is the route's own path with the query of `next`, so what was checked is what is used.
 */
export function safeNext(wish: string | null | undefined): string | null {
  if (!wish || !wish.startsWith('/') || suspicious.test(wish)) return null;
  const url = parse(wish);
  if (url?.origin !== base) return null;
  const route = matchPath(url.pathname);
  if (route === null || route === 'login' || route === 'logout') return null; // would lead in a circle
  return routes[route].path + url.search + url.hash;
}

function parse(wish: string): URL | null {
  return URL.canParse(wish, base) ? new URL(wish, base) : null;
}
