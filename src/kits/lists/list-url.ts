import type { Paging } from '#contracts/paging.ts';
import { pageLimits } from '#contracts/paging.ts';
import type { QueryArguments, RangeArguments } from '#contracts/query.ts';
import { type Filter, knownValues } from '#src/kits/lists/filters/filter.ts';
import type { UnknownPart } from '#src/platform/routing/page-query.ts';
import { amountsIn, type Calendar, daysOf, momentsOf } from '#src/kits/lists/filters/spans.ts';

export interface ListRules {
  readonly paging: Paging;
  readonly filters: readonly Filter[];
  /** The person's rows per page; used where the address does not say it. */
  readonly likedLimit?: number | undefined;
  /** Filters that the page sets, such as a tab's; the address may only narrow them. */
  readonly fixed?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** What a list shows. The address is the state: `?q=mira&sort=-createdAt&status=OVERDUE&limit=50&page=2&cursor=…`. */
export interface ListView {
  readonly q: string;
  readonly sort: string;
  readonly limit: number;
  readonly filter: Readonly<Record<string, readonly string[]>>;
  /** Counted from 1. Every page but the first needs its cursor; the backend ignores the number. */
  readonly page: number;
  readonly cursor: string | null;
}

export const limitChoices = [25, 50, 200, 500] as const;

const ownNames = ['q', 'sort', 'limit', 'page', 'cursor'] as const;

/** Accepts limits from the address that the pager does not offer. */
const isLimit = (limit: number) => Number.isInteger(limit) && limit >= 1 && limit <= pageLimits.max;

/** Reads what the list knows of the address; `unknownListParts` returns what is left out. */
export function readListView(search: URLSearchParams, rules: ListRules): ListView {
  const { paging, filters, likedLimit = pageLimits.default } = rules;
  const sort = search.get('sort') ?? '';
  const limit = Number(search.get('limit'));
  const page = Number(search.get('page'));
  const cursor = search.get('cursor') ?? '';
  const later = Number.isSafeInteger(page) && page > 1 && cursor !== '' && cursor.length <= 500;
  return {
    q: (search.get('q') ?? '').slice(0, pageLimits.search),
    sort: (paging.sort as readonly string[]).includes(sort.replace(/^-/, '')) ? sort : paging.defaultSort,
    // A later page without a limit in the address has the default limit, since its cursor was made with it.
    limit: isLimit(limit) ? limit : later ? pageLimits.default : likedLimit,
    filter: Object.fromEntries(
      filters.flatMap((filter) => {
        const chosen = knownValues(filter, search.getAll(filter.name));
        return chosen.length > 0 ? [[filter.name, chosen]] : [];
      }),
    ),
    page: later ? page : 1,
    cursor: later ? cursor : null,
  };
}

/**
 * Returns the parts of an address that the list would drop or replace: a sort, page size or page that it does not have,
 * and values that a filter does not know.
 */
export function unknownListParts(search: URLSearchParams, rules: ListRules): readonly UnknownPart[] {
  const view = readListView(search, rules);
  const address = writeListView(new URLSearchParams(), view, { ...rules, likedLimit: undefined });
  const isDefault: Readonly<Record<string, string>> = {
    q: '',
    sort: rules.paging.defaultSort,
    limit: String(pageLimits.default),
    page: '1',
  };
  return [...ownNames, ...rules.filters.map(({ name }) => name)].flatMap((name) => {
    const read = new Set([...address.getAll(name), ...(address.has(name) ? [] : [isDefault[name]])]);
    const values = search.getAll(name);
    const isSingle = Object.hasOwn(isDefault, name) || name === 'cursor';
    return values
      .filter((value, index) => !read.has(value) || (isSingle && index > 0))
      .map((value) => ({ name, value }));
  });
}

/** The words for the parts of an address that are no filters. */
const ownLabels: Readonly<Record<string, string>> = {
  q: 'Search',
  sort: 'Order',
  limit: 'Rows per page',
  page: 'Page',
  cursor: 'Place in the list',
  columns: 'Columns',
};

/** Returns the label of a part of an address: the filter's, or its own name if the list has none of that name. */
export function partLabel(name: string, filters: readonly Filter[]): string {
  const filter = filters.find((one) => one.name === name);
  return filter?.label ?? (Object.hasOwn(ownLabels, name) ? ownLabels[name] : undefined) ?? name;
}

/**
 * Writes a view into an address. Defaults are left out; parameters that do not belong to the list (a tab, a scenario)
 * are kept.
 */
export function writeListView(
  search: URLSearchParams,
  view: ListView,
  { paging, filters, likedLimit = pageLimits.default }: ListRules,
): URLSearchParams {
  const address = new URLSearchParams(search);
  for (const name of [...ownNames, ...filters.map((filter) => filter.name)]) address.delete(name);
  if (view.q !== '') address.set('q', view.q);
  for (const { name } of filters) for (const value of view.filter[name] ?? []) address.append(name, value);
  if (view.sort !== paging.defaultSort) address.set('sort', view.sort);
  if (view.limit !== pageLimits.default || view.limit !== likedLimit)
    address.set('limit', String(view.limit));
  if (view.page > 1 && view.cursor !== null) {
    address.set('page', String(view.page));
    address.set('cursor', view.cursor);
  }
  return address;
}

/**
 * Returns the query of a view for the contract. Sort and limit are always included, so that equal views give equal
 * queries.
 */
export function queryOf(
  view: ListView,
  { filters, fixed = {} }: ListRules,
  calendar: Calendar,
): QueryArguments {
  const ranges = filters.flatMap((filter) => {
    const range = rangeOf(filter, view.filter[filter.name]?.[0], calendar);
    return range === null ? [] : [[filter.name, range] as const];
  });
  const filter = { ...fixed, ...view.filter, ...Object.fromEntries(ranges) };
  return {
    ...(view.q.trim() !== '' && { q: view.q.trim() }),
    sort: [view.sort],
    limit: view.limit,
    total: true,
    ...(view.cursor !== null && { cursor: view.cursor }),
    ...(Object.keys(filter).length > 0 && { filter }),
  };
}

/** Returns the bounds of a span in the address; null for other kinds of filters. */
function rangeOf({ kind }: Filter, text: string | undefined, calendar: Calendar): RangeArguments | null {
  if (kind === 'amounts') return amountsIn(text);
  const days = kind === 'days' || kind === 'moments' ? daysOf(text, calendar) : null;
  if (days === null) return null;
  return kind === 'moments' ? momentsOf(days, calendar.timeZone) : { gte: days[0], lte: days[1] };
}

/** Returns the filters of a named view; it keeps the chosen span of days unless it has one of its own. */
export function withKeptDays(
  chosen: ListView['filter'],
  view: ListView,
  filters: readonly Filter[],
): ListView['filter'] {
  const days = filters.filter(
    ({ kind, name }) => (kind === 'days' || kind === 'moments') && view.filter[name],
  );
  if (days.some(({ name }) => chosen[name])) return chosen;
  return { ...chosen, ...Object.fromEntries(days.map(({ name }) => [name, view.filter[name] ?? []])) };
}

/** Changes the view and goes back to the first page, because a cursor is valid for one request only. */
export function withViewChange(
  view: ListView,
  change: Partial<Pick<ListView, 'q' | 'sort' | 'limit' | 'filter'>>,
): ListView {
  return { ...view, ...change, page: 1, cursor: null };
}

/** Sets the values of a filter; an empty array removes the filter. */
export function filteredBy(view: ListView, name: string, values: readonly string[]): ListView {
  const { [name]: _before, ...otherFilters } = view.filter;
  return withViewChange(view, {
    filter: values.length === 0 ? otherFilters : { ...otherFilters, [name]: values },
  });
}

/** Sorts by a column, in direction `first` at first; a second press reverses the direction. */
export function sortedBy(view: ListView, key: string, first: 'lowest' | 'highest'): ListView {
  const [initial, reversed] = first === 'lowest' ? [key, `-${key}`] : [`-${key}`, key];
  return withViewChange(view, { sort: view.sort === initial ? reversed : initial });
}

/** Counts what narrows the list: the search and each chosen value. */
export function narrowings(view: ListView): number {
  const values = Object.values(view.filter).reduce((sum, chosen) => sum + chosen.length, 0);
  return values + (view.q.trim() === '' ? 0 : 1);
}

/**
 * Returns the positions of a page's rows in the whole list, counted from 1, such as 26 to 50; null without rows. The rows
 * before it may have become fewer since its cursor was made, so that a last page ends with the total, and another one
 * before it.
 */
export function rowRange(
  view: ListView,
  { rows, total, isLast }: { readonly rows: number; readonly total: number; readonly isLast: boolean },
): { readonly first: number; readonly last: number } | null {
  if (rows === 0) return null;
  const last = isLast ? Math.max(total, rows) : Math.min((view.page - 1) * view.limit + rows, total - 1);
  const first = Math.max(1, last - rows + 1);
  return { first, last: first + rows - 1 };
}
