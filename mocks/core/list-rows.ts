import type { Row } from '#mocks/store/row-set.ts';
import type { Place } from './cursor.ts';
import type { AnyTable, ItemKey, Listing } from './list-definition.ts';
import { filterValueOf, folded, type Items, sortKeyOf } from './list-items.ts';

export interface SortBy {
  readonly key: string;
  readonly falling: boolean;
}

/** What is asked of a list, already checked; which page of it is asked for apart. */
export interface ListRequest {
  /** The first key decides, later ones among equals; never empty. */
  readonly sort: readonly SortBy[];
  readonly q: string;
  readonly filter: Readonly<Record<string, readonly string[] | undefined>>;
  /** Null: everybody's rows. */
  readonly ownerId: string | null;
}

/** The values that a row is sorted by, one for each key. */
type Keys = Place['keys'];

export interface OrderedRows {
  /** All rows that match, in the order asked for. */
  readonly rows: readonly Row[];
  readonly keysOf: (row: Row) => Keys;
  /** Index of the first row behind this place, whether or not its row is still there. */
  readonly indexAfter: (place: Place) => number;
}

/** All rows that match a request, by the table's own orders and indexes where they say the same as the items. */
export function orderedRows(
  listing: Listing,
  table: AnyTable,
  items: Items,
  request: ListRequest,
): OrderedRows {
  const { sort } = request;
  const compare = comparison(sort);
  const keyOf = sort.map(({ key }) => keyReader(listing, table, items, key));
  const keysOf = (row: Row) => keyOf.map((of) => of(row));
  const rows = sortedRows(listing, table, items, request, keysOf, compare);
  return {
    rows,
    keysOf,
    indexAfter({ index, keys, id }) {
      const before = rows[index - 1];
      if (before?.id === id && compare(keysOf(before), id, keys, id) === 0) return index;
      let [low, high] = [0, rows.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        const row = rows[middle];
        if (row && compare(keysOf(row), row.id, keys, id) <= 0) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
}

function sortedRows(
  listing: Listing,
  table: AnyTable,
  items: Items,
  request: ListRequest,
  keysOf: (row: Row) => Keys,
  compare: Comparison,
): readonly Row[] {
  const [first, second] = request.sort;
  const byTable = first && !second && listing.orders.includes(first.key) ? first : null;
  const { indexed, tests } = narrowing(listing, items, request);
  const rows = table.select({
    order: byTable?.key ?? 'id',
    in: indexed,
    where: tests.length > 0 ? (row) => tests.every((test) => test(row)) : undefined,
  });
  if (byTable) return byTable.falling ? rows.toReversed() : rows;
  return rows
    .map((row) => ({ row, keys: keysOf(row) }))
    .sort((a, b) => compare(a.keys, a.row.id, b.keys, b.row.id))
    .map(({ row }) => row);
}

/** The filters that indexes of the table can answer, and a test for each thing that they cannot. */
function narrowing(listing: Listing, items: Items, { q, filter, ownerId }: ListRequest) {
  const { owner, where } = listing;
  const indexed: Record<string, readonly string[]> = {};
  const tests: ((row: Row) => boolean)[] = [];
  if (where) tests.push(where);
  for (const [name, values] of Object.entries(filter)) {
    if (!values) continue;
    const valueOf = listing.filters[name] ?? ((item: unknown) => filterValueOf(item, name));
    if (listing.indexes.includes(name) && name !== owner) indexed[name] = values;
    else tests.push((row) => values.includes(valueOf(items.item(row)) ?? ''));
  }
  if (owner !== null && ownerId !== null) indexed[owner] = [ownerId];
  const sought = folded(q.trim());
  if (sought !== '') tests.push((row) => items.text(row).includes(sought));
  return { indexed, tests };
}

function keyReader(listing: Listing, table: AnyTable, items: Items, key: string): (row: Row) => ItemKey {
  if (listing.orders.includes(key)) return table.keyOf(key);
  const keyOf = listing.sort[key] ?? ((item: unknown) => sortKeyOf(item, key));
  return (row) => keyOf(items.item(row));
}

type Comparison = (a: Keys, aId: string, b: Keys, bId: string) => number;

/** By each key in its direction, null last in both; then by id, in the direction of the last key. */
function comparison(sort: readonly SortBy[]): Comparison {
  const signs = sort.map(({ falling }) => (falling ? -1 : 1));
  const idSign = signs.at(-1) ?? 1;
  return (a, aId, b, bId) => {
    for (const [at, sign] of signs.entries()) {
      const [left = null, right = null] = [a[at], b[at]];
      if (left === right) continue;
      if (left === null || right === null) return left === null ? 1 : -1;
      return left < right ? -sign : sign;
    }
    return aId === bId ? 0 : aId < bId ? -idSign : idSign;
  };
}
