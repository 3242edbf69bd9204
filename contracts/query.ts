/**
 * Query strings on the wire: `q=mira&sort=-createdAt&filter[status]=ACTIVE&filter[status]=BLOCKED`.
 * In code they are objects: `{ q: 'mira', sort: '-createdAt', filter: { status: ['ACTIVE', 'BLOCKED'] } }`.
 */
export interface QueryArguments {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly filter?: Readonly<Record<string, readonly string[] | undefined>> | undefined;
}

const filterKey = /^filter\[([A-Za-z]{1,40})\]$/;

/** The query string without "?", empty for no arguments; undefined values are left out. */
export function encodeQuery(query: QueryArguments): string {
  const search = new URLSearchParams();
  const { filter = {}, ...plain } = query;
  for (const [name, value] of Object.entries(plain)) if (value !== undefined) search.set(name, String(value));
  for (const [name, values = []] of Object.entries(filter)) {
    for (const value of values) search.append(`filter[${name}]`, value);
  }
  return search.toString();
}

/** Unchecked arguments for a schema to judge: filters become arrays, a repeated plain name becomes an array too. */
export function decodeQuery(search: string): Record<string, unknown> {
  // Maps, as a name may be "__proto__" or "constructor".
  const query = new Map<string, unknown>();
  const filter = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const filtered = filterKey.exec(name)?.[1];
    if (filtered) filter.set(filtered, [...(filter.get(filtered) ?? []), value]);
    else query.set(name, query.has(name) ? [query.get(name), value].flat() : value);
  }
  if (filter.size > 0) query.set('filter', Object.fromEntries(filter));
  return Object.fromEntries(query);
}
