import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import type { QueryOf } from '#contracts/endpoint.ts';
import { z } from '#contracts/z.ts';
import {
  changed,
  filteredBy,
  type ListView,
  queryOf,
  readListView,
  sortedBy,
  withKeptDays,
  writeListView,
} from './list-url.ts';
import { useCalendar } from '#src/lists/filters/use-calendar.ts';
import type { Filter } from '#src/lists/filters/filter.ts';
import type { ListEndpoint } from './list-types.ts';

/** A list's view, how to change it, and the page before this one. The same object serves every list. */
export interface ListControl {
  readonly view: ListView;
  readonly filters: readonly Filter[];
  readonly sortKeys: readonly string[];
  /** Fields of the contract that the search looks through. */
  readonly searches: readonly string[];
  readonly search: (q: string) => void;
  readonly sort: (key: string, first: 'lowest' | 'highest') => void;
  readonly setSort: (sort: string) => void;
  readonly filterBy: (filter: string, values: readonly string[]) => void;
  /** Replaces all filters but a span of days, unless they have one. */
  readonly show: (filter: ListView['filter']) => void;
  readonly setLimit: (limit: number) => void;
  readonly clear: () => void;
  readonly clearFilters: () => void;
  readonly next: (cursor: string) => void;
  /** Goes back a page; to the first one after a shared link, which has no cursors of earlier pages. */
  readonly previous: () => void;
  readonly previousIsFirst: boolean;
}

interface Options {
  readonly filters?: readonly Filter[];
  readonly fixed?: Readonly<Record<string, readonly string[]>>;
  /** The rows of a page that a person likes, and how another number is kept. */
  readonly likedLimit?: number | undefined;
  readonly onLimit?: (limit: number) => void;
}

/** The cursors of the pages before this one. They lie in the history entry: too long for an address. */
type Trail = readonly (string | null)[];

const State = z.object({ trail: z.array(z.nullable(z.string())) });

/** The way to page `page`, or null when the history entry does not know it (a link that was shared). */
function trailOf(state: unknown, page: number): Trail | null {
  const known = z.safeParse(State, state);
  return known.success && known.data.trail.length === page - 1 ? known.data.trail : null;
}

/**
 * Binds a list endpoint of the contract to the address: `query` goes into its hook, `control` into the parts of the
 * list.
 */
export function useListQuery<const E extends ListEndpoint>(
  definition: E,
  { filters = [], fixed, likedLimit, onLimit }: Options = {},
): { readonly query: QueryOf<E>; readonly control: ListControl } {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const calendar = useCalendar();
  return useMemo(() => {
    const rules = { paging: definition.paging, filters, fixed, likedLimit };
    const view = readListView(search, rules);
    const trail = view.page === 1 ? [] : trailOf(location.state, view.page);
    const go = (next: ListView, state: { trail: Trail } | null = null, replace = false) =>
      setSearch(writeListView(search, next, rules), { replace, state });
    const control: ListControl = {
      view,
      filters,
      sortKeys: definition.paging.sort,
      searches: definition.paging.search,
      // A search is one step back for the browser, not one per letter, and what was there before it is kept.
      search: (q) => go(changed(view, { q }), null, view.q !== ''),
      sort: (key, first) => go(sortedBy(view, key, first)),
      setSort: (sort) => go(changed(view, { sort })),
      filterBy: (filter, values) => go(filteredBy(view, filter, values)),
      show: (filter) => go(changed(view, { filter: withKeptDays(filter, view, filters) })),
      setLimit: (limit) => {
        go(changed(view, { limit }));
        onLimit?.(limit);
      },
      clear: () => go(changed(view, { q: '', filter: {} })),
      clearFilters: () => go(changed(view, { filter: {} })),
      next: (cursor) =>
        go({ ...view, page: view.page + 1, cursor }, trail && { trail: [...trail, view.cursor] }),
      previous: () =>
        trail
          ? go({ ...view, page: view.page - 1, cursor: trail.at(-1) ?? null }, { trail: trail.slice(0, -1) })
          : go({ ...view, page: 1, cursor: null }),
      previousIsFirst: view.page > 2 && trail === null,
    };
    // The view was read against the rules of this very endpoint, so its query fits.
    return { query: queryOf(view, rules, calendar) as QueryOf<E>, control };
  }, [definition, filters, fixed, likedLimit, onLimit, calendar, search, setSearch, location.state]);
}
