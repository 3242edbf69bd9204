import type { z } from '#contracts/z.ts';
import { accountPages } from './pages/account-pages.ts';
import { administrationPages } from './pages/administration-pages.ts';
import { customerPages } from './pages/customer-pages.ts';

// The table of pages, without React: the application, the build, the static host and the tests read the same rows.
// What a row needs of React is in `app/routes.tsx`, what it needs of the contract in `app/first-requests.ts`; both have
// the same ids. Links of the frame stand in the order of the rows.

export const routes = { ...customerPages, ...administrationPages, ...accountPages };

export type RouteId = keyof typeof routes;

export function routeIds(): RouteId[] {
  return Object.keys(routes) as RouteId[]; // Object.keys forgets the literal keys
}

/** The page that this one is a part of; null for most. */
export function parentOf(id: RouteId): RouteId | null {
  const row = routes[id];
  return 'partOf' in row ? row.partOf : null;
}

/** What the address of a page says, once it is read. */
export type QueryOf<Id extends RouteId> = z.output<(typeof routes)[Id]['query']>;
/** What a link to a page may say. */
export type QueryFor<Id extends RouteId> = z.input<(typeof routes)[Id]['query']>;
