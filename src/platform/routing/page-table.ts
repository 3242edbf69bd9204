import type { Contract, OperationName } from '#contracts/index.ts';
import type { FilterNameOf, FilterValueOf, ListEndpoint, RangeNameOf } from '#contracts/list-types.ts';
import type { z } from '#contracts/z.ts';
import { accountPages } from './pages/account-pages.ts';
import { administrationPages } from './pages/administration-pages.ts';
import { customerPages } from './pages/customer-pages.ts';

// The page table without React: the application, the build, the static host and the tests read the same rows. The
// React part is in `src/app/routes.tsx`, the contract part in `src/startup/first-requests.ts`; both use the same ids. Links of
// the frame are in the order of the rows.

export const routes = { ...customerPages, ...administrationPages, ...accountPages };

export type RouteId = keyof typeof routes;

/** A page that is nothing but a list. */
export type ListPageId = {
  [Id in RouteId]: (typeof routes)[Id] extends { readonly folder: string } ? Id : never;
}[RouteId];

export function routeIds(): RouteId[] {
  return Object.keys(routes) as RouteId[]; // Object.keys loses the literal keys
}

/** Returns the parent page; null for most pages. */
export function parentOf(id: RouteId): RouteId | null {
  const row = routes[id];
  return 'partOf' in row ? row.partOf : null;
}

/** The parsed query of a page's address. */
export type QueryOf<Id extends RouteId> = z.output<(typeof routes)[Id]['query']>;
/** The query that a link to a page may set. */
export type QueryFor<Id extends RouteId> = z.input<(typeof routes)[Id]['query']> &
  FiltersFor<(typeof routes)[Id]>;

/** What links may set of the filters of the page's list: values, and a span of days or amounts as a text. */
type FiltersFor<Page> = Page extends { readonly operation: infer Name extends OperationName }
  ? Contract[Name] extends infer E extends ListEndpoint
    ? {
        readonly [F in FilterNameOf<E>]?: FilterValueOf<E, F> | readonly FilterValueOf<E, F>[] | undefined;
      } & { readonly [R in RangeNameOf<E, string | number>]?: string | undefined }
    : never
  : unknown;
