import { expect, test } from 'vitest';
import { decodeQuery, encodeQuery } from '#contracts/query.ts';
import { z } from '#contracts/z.ts';
import type { Filter } from '#src/kits/lists/filters/filter.ts';
import { queryOf, readListView } from '#src/kits/lists/list-url.ts';
import { declaredLists } from './declared.ts';

const lists = declaredLists.flatMap((list) =>
  list.filters.map((filter) => [list.name, filter.name, filter, list] as const),
);

const given: Readonly<Record<Exclude<Filter['kind'], 'choice'>, string>> = {
  days: 'next-7-days',
  moments: '2027-01-01..2027-01-31',
  amounts: '1..200',
  reference: 'usr_01JH8ZK3W00000000000000000',
};

test.each(lists)('%s has the filter %s, which the contract takes', (_list, name, filter, { endpoint }) => {
  expect(lists.length).toBeGreaterThan(20);
  const { paging, query = {} } = endpoint;
  if (!paging) throw new Error('not a list');
  const value = filter.kind === 'choice' ? (filter.values[0]?.value ?? '') : given[filter.kind];
  const rules = { paging, filters: [filter] };
  const calendar = { today: '2027-01-10', timeZone: 'Europe/Berlin' };
  const sent = queryOf(readListView(new URLSearchParams([[name, value]]), rules), rules, calendar);
  expect(sent.filter).toHaveProperty(name);
  const read = z.safeParse(z.strictObject(query), decodeQuery(encodeQuery(sent)));
  // A reference may be to another kind of entity than the one of this test.
  if (filter.kind === 'reference') expect([...paging.filters]).toContain(name);
  else expect(read.error?.issues ?? []).toEqual([]);
});
