import type { Row } from '#mocks/store/row-set.ts';
import type { TablePage } from '#mocks/store/table.ts';
import type { Place } from './cursor.ts';
import { type AnyTable, type ItemKey, type Listing } from './list-definition.ts';
import { filterValueOf, folded, type Items, sortKeyOf } from './list-items.ts';

/** What is asked of a list, already checked. */
export interface ListRequest {
  readonly key: string;
  readonly falling: boolean;
  readonly limit: number;
  readonly q: string;
  readonly filter: Readonly<Record<string, readonly string[] | undefined>>;
  /** Null: everybody's rows. */
  readonly ownerId: string | null;
  readonly after: Place | null;
}

export type ListPage = Omit<TablePage<Row>, 'next'> & { readonly next: Place | null };

/** One page: by the table's own orders and indexes where they say the same as the items, else from all items. */
export function pageOfList(listing: Listing, table: AnyTable, items: Items, wish: ListRequest): ListPage {
  const { key, filter, after } = wish;
  const sought = folded(wish.q.trim());
  const { where } = listing;
  const shown = (row: Row) => (where?.(row) ?? true) && (sought === '' || items.text(row).includes(sought));
  const indexed = Object.keys(filter).every(
    (name) => listing.indexes.includes(name) && name !== listing.owner,
  );
  if (indexed && listing.orders.includes(key) && after?.key !== null) {
    const owner = listing.owner !== null && wish.ownerId !== null ? { [listing.owner]: [wish.ownerId] } : {};
    return table.page({
      order: key,
      falling: wish.falling,
      limit: wish.limit,
      in: { ...filter, ...owner },
      where: where || sought !== '' ? shown : undefined,
      after: after && { key: after.key, id: after.id },
    });
  }
  return pageOfItems(listing, table, items, wish, shown);
}

interface Sorted {
  readonly row: Row;
  readonly key: ItemKey;
}

function pageOfItems(
  listing: Listing,
  table: AnyTable,
  items: Items,
  { key, falling, limit, filter, ownerId, after }: ListRequest,
  shown: (row: Row) => boolean,
): ListPage {
  const own = listing.owner !== null && ownerId !== null ? table.by(listing.owner, ownerId) : table.all();
  const tests = Object.entries(filter).flatMap(([name, values]) => {
    const valueOf = listing.filters[name] ?? ((item: unknown) => filterValueOf(item, name));
    return values ? [(item: unknown) => values.includes(valueOf(item) ?? '')] : [];
  });
  const keyOf = listing.sort[key] ?? ((item: unknown) => sortKeyOf(item, key));
  const order = comparison(falling);
  const all = own
    .filter((row) => shown(row) && tests.every((test) => test(items.item(row))))
    .map((row): Sorted => ({ row, key: keyOf(items.item(row)) }))
    .sort((a, b) => order(a.key, a.row.id, b.key, b.row.id));
  const found = after ? all.findIndex((entry) => order(entry.key, entry.row.id, after.key, after.id) > 0) : 0;
  const start = found < 0 ? all.length : found;
  const page = all.slice(start, start + limit);
  const last = page.at(-1);
  const more = start + limit < all.length;
  return {
    rows: page.map(({ row }) => row),
    total: all.length,
    next: last && more ? { key: last.key, id: last.row.id } : null,
  };
}

/** Rising or falling by key, then by id in the same direction; null last in both. */
function comparison(falling: boolean) {
  const sign = falling ? -1 : 1;
  return (a: ItemKey, aId: string, b: ItemKey, bId: string): number => {
    if (a === b) return aId === bId ? 0 : aId < bId ? -sign : sign;
    if (a === null || b === null) return a === null ? 1 : -1;
    return a < b ? -sign : sign;
  };
}
