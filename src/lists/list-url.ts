import type { Paging } from '#contracts/paging.ts';
import { pageLimits } from '#contracts/paging.ts';
import type { QueryArguments, RangeArguments } from '#contracts/query.ts';
import { type Filter, knownValues } from '#src/lists/filters/filter.ts';
import { amountsIn, type Calendar, daysOf, momentsOf } from '#src/lists/filters/spans.ts';

export interface ListRules {
  readonly paging: Paging;
  readonly filters: readonly Filter[];
  /** The rows of a page that a person likes, where the address says nothing. */
  readonly likedLimit?: number | undefined;
  /** Filters that the page sets itself, a tab for instance: what is not chosen narrower in the address. */
  readonly fixed?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** What a list shows. The address is the state: `?q=mira&sort=-createdAt&status=OVERDUE&limit=50&page=2&cursor=…`. */
export interface ListView {
  readonly q: string;
  readonly sort: string;
  readonly limit: number;
  readonly filter: Readonly<Record<string, readonly string[]>>;
  /** Counted from 1. Any page but the first needs its cursor; a number alone says nothing to the backend. */
  readonly page: number;
  readonly cursor: string | null;
}

export const limitChoices = [25, 50, 200, 500] as const;

const ownNames = ['q', 'sort', 'limit', 'page', 'cursor'] as const;
const longestSearch = 100;

/** An address may say a number that is not offered. */
const isLimit = (limit: number) => Number.isInteger(limit) && limit >= 1 && limit <= pageLimits.max;

/** Reads an address leniently: what the list does not know is left out, so that an old link still opens. */
export function readListView(search: URLSearchParams, rules: ListRules): ListView {
  const { paging, filters, likedLimit = pageLimits.default } = rules;
  const sort = search.get('sort') ?? '';
  const limit = Number(search.get('limit'));
  const page = Number(search.get('page'));
  const cursor = search.get('cursor') ?? '';
  const later = Number.isSafeInteger(page) && page > 1 && cursor !== '' && cursor.length <= 500;
  return {
    q: (search.get('q') ?? '').slice(0, longestSearch),
    sort: (paging.sort as readonly string[]).includes(sort.replace(/^-/, '')) ? sort : paging.defaultSort,
    // A later page of an address that says no limit is one of the usual size.
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

/** Writes a view into an address; defaults are left out and names of others (a tab, a scenario) are kept. */
export function writeListView(
  search: URLSearchParams,
  view: ListView,
  { paging, filters, likedLimit = pageLimits.default }: ListRules,
): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of [...ownNames, ...filters.map((filter) => filter.name)]) written.delete(name);
  if (view.q !== '') written.set('q', view.q);
  for (const { name } of filters) for (const value of view.filter[name] ?? []) written.append(name, value);
  if (view.sort !== paging.defaultSort) written.set('sort', view.sort);
  if (view.limit !== pageLimits.default || view.limit !== likedLimit)
    written.set('limit', String(view.limit));
  if (view.page > 1 && view.cursor !== null) {
    written.set('page', String(view.page));
    written.set('cursor', view.cursor);
  }
  return written;
}

/** The query of the contract for a view. Sorting and limit are always said, so that equal views ask equally. */
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

/** The bounds that a span in the address stands for; null for other filters. */
function rangeOf({ kind }: Filter, text: string | undefined, calendar: Calendar): RangeArguments | null {
  if (kind === 'amounts') return amountsIn(text);
  const days = kind === 'days' || kind === 'moments' ? daysOf(text, calendar) : null;
  if (days === null) return null;
  return kind === 'moments' ? momentsOf(days, calendar.timeZone) : { gte: days[0], lte: days[1] };
}

/** The filters of a view of a list; without a span of days of its own it keeps the chosen one. */
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

/** Any change of the request starts at the first page, because a cursor belongs to one request. */
export function changed(
  view: ListView,
  change: Partial<Pick<ListView, 'q' | 'sort' | 'limit' | 'filter'>>,
): ListView {
  return { ...view, ...change, page: 1, cursor: null };
}

/** Narrows to these values of a filter; none of them lifts it. */
export function filteredBy(view: ListView, name: string, values: readonly string[]): ListView {
  const { [name]: _before, ...others } = view.filter;
  return changed(view, { filter: values.length === 0 ? others : { ...others, [name]: values } });
}

/** Sorts by a column, the first time from `first` on; a second press turns the order round. */
export function sortedBy(view: ListView, key: string, first: 'lowest' | 'highest'): ListView {
  const [initial, reversed] = first === 'lowest' ? [key, `-${key}`] : [`-${key}`, key];
  return changed(view, { sort: view.sort === initial ? reversed : initial });
}

/** How many things narrow the list: the search and each chosen value. */
export function narrowings(view: ListView): number {
  const values = Object.values(view.filter).reduce((sum, chosen) => sum + chosen.length, 0);
  return values + (view.q.trim() === '' ? 0 : 1);
}

/** "26 to 50": the place of a page's rows in the whole list, counted from 1; null for none. */
export function rowRange(
  view: ListView,
  rows: number,
): { readonly first: number; readonly last: number } | null {
  if (rows === 0) return null;
  const first = (view.page - 1) * view.limit + 1;
  return { first, last: first + rows - 1 };
}
