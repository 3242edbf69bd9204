import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { QueryOf } from '#contracts/endpoint.ts';
import { z } from '#contracts/z.ts';
import {
  withViewChange,
  filteredBy,
  type ListView,
  queryOf,
  readListView,
  sortedBy,
  withKeptDays,
  writeListView,
} from './list-url.ts';
import { useCalendar } from '#src/kits/lists/filters/use-calendar.ts';
import type { Filter } from '#src/kits/lists/filters/filter.ts';
import type { ListEndpoint } from '#contracts/list-types.ts';
import { searchWords } from './search-words.ts';
import { type UnknownParts, useUnknownParts } from './use-unknown-parts.ts';

/** The view of a list and the functions that change it; every list uses this object. */
export interface ListControl {
  readonly view: ListView;
  readonly filters: readonly Filter[];
  readonly sortKeys: readonly string[];
  /** The contract's fields that the search covers. */
  readonly searches: string;
  readonly search: (q: string) => void;
  readonly sort: (key: string, first: 'lowest' | 'highest') => void;
  readonly setSort: (sort: string) => void;
  readonly filterBy: (filter: string, values: readonly string[]) => void;
  /** Replaces all filters, but keeps a span of days unless the new ones have one. */
  readonly show: (filter: ListView['filter']) => void;
  readonly setLimit: (limit: number) => void;
  readonly clear: () => void;
  readonly clearFilters: () => void;
  readonly next: (cursor: string) => void;
  /** Goes back one page; to the first page if the cursors of earlier pages are unknown, as after a shared link. */
  readonly previous: (options?: { readonly replace?: boolean }) => void;
  readonly previousIsFirst: boolean;
  /** What the list does not know of its address; no rows are shown meanwhile. */
  readonly unknown: UnknownParts;
}

interface Options {
  readonly filters?: readonly Filter[];
  readonly fixed?: Readonly<Record<string, readonly string[]>>;
  /** The person's rows per page, and the function that stores another number. */
  readonly likedLimit?: number | undefined;
  readonly onLimit?: (limit: number) => void;
}

/**
 * The cursors of the previous pages. They are in the history entry's state because they are too long for an address.
 */
type Trail = readonly (string | null)[];

const State = z.object({ trail: z.array(z.nullable(z.string())) });

/** Returns the cursors up to page `page`; null if the history entry does not have them (a shared link). */
function trailOf(state: unknown, page: number): Trail | null {
  const parsed = z.safeParse(State, state);
  return parsed.success && parsed.data.trail.length === page - 1 ? parsed.data.trail : null;
}

/** Binds a list endpoint to the address: `query` is for its hook, `control` for the parts of the list. */
export function useListQuery<const E extends ListEndpoint>(
  definition: E,
  { filters = [], fixed, likedLimit, onLimit }: Options = {},
): { readonly query: QueryOf<E>; readonly control: ListControl } {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const calendar = useCalendar();
  const unknown = useUnknownParts({ paging: definition.paging, filters });
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
      searches: searchWords(definition.paging),
      // A whole search is one history entry and not one per letter; the entry before it is kept.
      search: (q) => go(withViewChange(view, { q }), null, view.q !== ''),
      sort: (key, first) => go(sortedBy(view, key, first)),
      setSort: (sort) => go(withViewChange(view, { sort })),
      filterBy: (filter, values) => go(filteredBy(view, filter, values)),
      show: (filter) => go(withViewChange(view, { filter: withKeptDays(filter, view, filters) })),
      setLimit: (limit) => {
        go(withViewChange(view, { limit }));
        onLimit?.(limit);
      },
      clear: () => go(withViewChange(view, { q: '', filter: {} })),
      clearFilters: () => go(withViewChange(view, { filter: {} })),
      next: (cursor) =>
        go({ ...view, page: view.page + 1, cursor }, trail && { trail: [...trail, view.cursor] }),
      previous: ({ replace = false } = {}) =>
        trail
          ? go(
              { ...view, page: view.page - 1, cursor: trail.at(-1) ?? null },
              { trail: trail.slice(0, -1) },
              replace,
            )
          : go({ ...view, page: 1, cursor: null }, null, replace),
      previousIsFirst: view.page > 2 && trail === null,
      unknown,
    };
    // The view was read with this endpoint's rules, so its query has this type.
    return { query: queryOf(view, rules, calendar) as QueryOf<E>, control };
  }, [definition, filters, fixed, likedLimit, onLimit, calendar, unknown, search, setSearch, location.state]);
}
