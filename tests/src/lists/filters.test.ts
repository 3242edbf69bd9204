import { expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { decodeQuery, encodeQuery } from '#contracts/query.ts';
import { z } from '#contracts/z.ts';
import type { Filter } from '#src/lists/filters/filter.ts';
import { queryOf, readListView } from '#src/lists/list-url.ts';

interface AnyList {
  readonly endpoint: Endpoint;
  readonly filters: readonly Filter[];
}

const modules = import.meta.glob('/src/features/*/list.tsx', { eager: true });
const lists = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module as object)
    .filter((value): value is AnyList => typeof value === 'object' && 'endpoint' in value)
    .flatMap((list) => list.filters.map((filter) => [file, filter.name, filter, list] as const)),
);

const given: Readonly<Record<Exclude<Filter['kind'], 'choice'>, string>> = {
  days: 'next-7-days',
  moments: '2027-01-01..2027-01-31',
  amounts: '1..200',
  reference: 'usr_01JH8ZK3W00000000000000000',
};

test.each(lists)('%s: the contract takes the filter %s', (_file, name, filter, { endpoint }) => {
  expect(lists.length).toBeGreaterThan(20);
  const { paging, query = {} } = endpoint;
  if (!paging) throw new Error('not a list');
  const value = filter.kind === 'choice' ? (filter.values[0]?.value ?? '') : given[filter.kind];
  const rules = { paging, filters: [filter] };
  const calendar = { today: '2027-01-10', timeZone: 'Europe/Berlin' };
  const asked = queryOf(readListView(new URLSearchParams([[name, value]]), rules), rules, calendar);
  expect(asked.filter).toHaveProperty(name);
  const read = z.safeParse(z.strictObject(query), decodeQuery(encodeQuery(asked)));
  // A reference may be to another kind of entity than the one of this test.
  if (filter.kind === 'reference') expect([...paging.filters]).toContain(name);
  else expect(read.error?.issues ?? []).toEqual([]);
});
