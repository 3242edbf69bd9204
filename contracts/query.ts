import type { Bound } from './paging.ts';

/** Bounds of one field: numbers, or texts whose sort order is that of their values (dates, instants). */
export type RangeArguments = { readonly [Name in Bound]?: string | number | undefined };

/**
 * Query strings on the wire:
 * `q=mira&sort=-status,createdAt&filter[status]=ACTIVE&filter[status]=BLOCKED&filter[createdAt][gte]=2027-01-01T…`.
 * In code they are objects:
 * `{ q: 'mira', sort: ['-status', 'createdAt'], filter: { status: ['ACTIVE', 'BLOCKED'], createdAt: { gte: '…' } } }`.
 */
export interface QueryArguments {
  readonly q?: string | undefined;
  readonly sort?: readonly string[] | undefined;
  readonly cursor?: string | undefined;
  readonly after?: string | undefined;
  readonly since?: string | undefined;
  readonly limit?: number | undefined;
  readonly total?: boolean | undefined;
  readonly days?: number | undefined;
  readonly to?: string | undefined;
  readonly filter?: Readonly<Record<string, readonly string[] | RangeArguments | undefined>> | undefined;
}

const filterKey = /^filter\[([A-Za-z]{1,40})\](?:\[(gte?|lte?)\])?$/;

/** Returns the query string without "?", empty for no arguments; undefined values are left out. */
export function encodeQuery(query: QueryArguments): string {
  const search = new URLSearchParams();
  const { filter = {}, ...plain } = query;
  for (const [name, value] of Object.entries(plain)) if (value !== undefined) search.set(name, String(value));
  for (const [name, values = []] of Object.entries(filter)) {
    if (isRange(values)) {
      for (const [bound, value] of Object.entries(values))
        if (value !== undefined) search.set(`filter[${name}][${bound}]`, String(value));
    } else for (const value of values) search.append(`filter[${name}]`, value);
  }
  return search.toString();
}

const isRange = (values: readonly string[] | RangeArguments): values is RangeArguments =>
  !Array.isArray(values);

/**
 * Returns unvalidated arguments, to be validated by a schema: filters become arrays, bounds become objects, and a
 * repeated plain name or bound becomes an array, which no schema accepts.
 */
export function decodeQuery(search: string): Record<string, unknown> {
  // Maps instead of objects, because a name may be "__proto__" or "constructor".
  const query = new Map<string, unknown>();
  const filter = new Map<string, unknown>();
  const ranges = new Map<string, Map<string, unknown>>();
  for (const [name, value] of new URLSearchParams(search)) {
    const [, filtered, bound] = filterKey.exec(name) ?? [];
    if (filtered === undefined) put(query, name, value);
    else if (bound === undefined) filter.set(filtered, [filter.get(filtered) ?? [], value].flat());
    else {
      const range = ranges.get(filtered) ?? new Map<string, unknown>();
      put(range, bound, value);
      ranges.set(filtered, range);
    }
  }
  for (const [name, range] of ranges) {
    const given = Object.fromEntries(range);
    // both values and bounds of one name fit no schema
    filter.set(name, filter.has(name) ? [filter.get(name), given] : given);
  }
  if (filter.size > 0) query.set('filter', Object.fromEntries(filter));
  return Object.fromEntries(query);
}

function put(into: Map<string, unknown>, name: string, value: string): void {
  into.set(name, into.has(name) ? [into.get(name), value].flat() : value);
}
