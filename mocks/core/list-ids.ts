import type { LocalDate } from '#contracts/dates.ts';
import type { AnyTable, Listing } from './list-definition.ts';
import { itemsOf } from './list-items.ts';
import { orderedRows } from './list-rows.ts';
import { invariant } from '#mocks/errors/invariant.ts';

/** Returns the ids of all matching rows of all owners, sorted by id. */
export function idsInList(
  listing: Listing,
  tables: Readonly<Record<string, AnyTable>>,
  {
    q = '',
    filter = {},
  }: { readonly q?: string; readonly filter?: Readonly<Record<string, readonly string[]>> },
  today: LocalDate,
): readonly string[] {
  const table = tables[listing.table];
  invariant(table, `There is no table "${listing.table}".`);
  const items = itemsOf(listing, listing.endpoint.paging.item, tables)(today);
  const [key = ''] = listing.endpoint.paging.sort;
  const request = { sort: [{ key, falling: false }], q, filter, ownerId: null };
  return orderedRows(listing, table, items, request).rows.map(({ id }) => id);
}
