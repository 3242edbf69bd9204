import { expect, test } from 'vitest';
import type { AnyTable, Listing } from '#mocks/core/list-definition.ts';
import { listReader } from '#mocks/core/lists.ts';
import { memberOf } from '#mocks/core/member.ts';
import { createDemoBackend } from '#mocks/demo-backend.ts';
import { handlers } from '#mocks/operations.ts';

const isListing = (handler: unknown): handler is Listing => memberOf(handler, 'kind') === 'listing';

const listings = Object.entries(handlers).flatMap(([name, handler]): (readonly [string, Listing])[] =>
  isListing(handler) ? [[name, handler]] : [],
);

const { store } = await createDemoBackend({
  scenario: 'happy',
  seed: 42,
  frozenAt: '2027-01-10T09:00:00.000Z',
});
const tables = store.tables as unknown as Readonly<Record<string, AnyTable>>; // as the backend forgets their types
const owner = store.tables.users.find('phoneE164', '+4915112345678')?.id ?? '';
const today = '2027-01-10';

interface Page {
  readonly items: readonly object[];
  readonly nextCursor: string | null;
  readonly total: number;
}

/** Values that rows of the list really have. */
function valuesOf({ items }: Page, name: string): readonly string[] {
  return [...new Set(items.map((item) => memberOf(item, name)).filter((value) => typeof value === 'string'))];
}

test.each(listings)('%s: indexes and orders of the table tell the same as the items', (name, listing) => {
  const ownerId = listing.owner === null ? null : owner;
  const quick = listReader(name, listing, tables);
  const slow = listReader(name, { ...listing, orders: [], indexes: [] }, tables);
  const { paging } = listing.endpoint;
  const first: Page = JSON.parse(slow('limit=100', ownerId, today));
  expect(first.total).toBeGreaterThan(0);
  const filters = [
    '',
    ...paging.filters.flatMap((filter) => valuesOf(first, filter).map((v) => `&filter[${filter}]=${v}`)),
  ];
  const sorts = paging.sort.flatMap((key) => [`sort=${key}`, `sort=-${key}`]);
  for (const search of sorts.flatMap((sort) => filters.map((filter) => `limit=7&${sort}${filter}`))) {
    for (let place = ['', '']; ;) {
      const pages = [quick, slow].map((read, which): Page =>
        JSON.parse(read(search + place[which], ownerId, today)),
      );
      const [one, other] = pages.map(({ items, total }) => ({ items, total }));
      expect(one, search + place[0]).toEqual(other);
      place = pages.flatMap(({ nextCursor }) => (nextCursor === null ? [] : [`&cursor=${nextCursor}`]));
      if (place.length < 2) break;
    }
  }
});
