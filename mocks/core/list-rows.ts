import { folded } from '#mocks/store/folded.ts';
import type { Bound } from '#contracts/paging.ts';
import { type Row, shortKey } from '#mocks/store/row-set.ts';
import type { Position } from './cursor.ts';
import type { AnyTable, ItemValue, Listing } from './list-definition.ts';
import { type Items, valueOf } from './list-items.ts';

export interface SortBy {
  readonly key: string;
  readonly falling: boolean;
}

export type Range = { readonly [Name in Bound]?: string | number | undefined };

/** A validated list request without its page. */
export interface ListRequest {
  /** The first key orders the rows, later keys decide among equal ones; never empty. */
  readonly sort: readonly SortBy[];
  readonly q: string;
  /** Values by filter name, bounds by range name. */
  readonly filter: Readonly<Record<string, readonly string[] | Range | undefined>>;
  /** The owner whose rows are listed; null for all owners. */
  readonly ownerId: string | null;
}

/** The sort values of a row, one per key. */
type Keys = Position['keys'];

export interface OrderedRows {
  /** All matching rows in the requested order. */
  readonly rows: readonly Row[];
  /** The same rows in the table's ascending order, which a search of the whole list iterates. */
  readonly ascending: readonly Row[];
  readonly keysOf: (row: Row) => Keys;
  /** Returns the index of the first row after this position, whether or not the position's own row still exists. */
  readonly indexAfter: (position: Position) => number;
}

/** Finds the matching rows, using the table's orders and indexes that are named like fields of the item. */
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
  const { rows, ascending } = sortedRows(listing, table, items, request, keysOf, compare);
  return {
    rows,
    ascending,
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
): Pick<OrderedRows, 'rows' | 'ascending'> {
  const [first, second] = request.sort;
  const byTable = first && !second && listing.orders.includes(first.key) ? first : null;
  const { indexed, tests } = narrowing(listing, items, request);
  const order = byTable?.key ?? 'id';
  const search = items.texts.test(request.q);
  const isWhole = tests.length === 0 && Object.keys(indexed).length === 0;
  if (search && !isWhole) tests.push(search);
  const selected = table.select({
    order,
    in: indexed,
    where: tests.length > 0 ? (row) => tests.every((test) => test(row)) : undefined,
  });
  const rows = search && isWhole ? items.texts.matching(request.q, selected, table.revision) : selected;
  if (byTable) return { rows: byTable.falling ? rows.toReversed() : rows, ascending: rows };
  const sorted = rows
    .map((row) => ({ row, keys: keysOf(row) }))
    .sort((a, b) => compare(a.keys, a.row.id, b.keys, b.row.id))
    .map(({ row }) => row);
  return { rows: sorted, ascending: rows };
}

/** Splits the filters into those that the table's indexes answer, and a predicate for each other one. */
function narrowing(listing: Listing, items: Items, { filter, ownerId }: ListRequest) {
  const { owner, where } = listing;
  const indexed: Record<string, readonly string[]> = {};
  const tests: ((row: Row) => boolean)[] = [];
  if (where) tests.push(where);
  for (const [name, wanted] of Object.entries(filter)) {
    if (!wanted) continue;
    if (!isValues(wanted)) tests.push(anyOf(valueReader(listing, items, name), inRange(wanted)));
    else if (listing.indexes.includes(name) && name !== owner) indexed[name] = wanted;
    else {
      const read = valueReader(listing, items, name);
      tests.push(anyOf(read, (value) => wanted.includes(String(value ?? ''))));
    }
  }
  if (owner !== null && ownerId !== null) indexed[owner] = [ownerId];
  return { indexed, tests };
}

const isValues = (wanted: readonly string[] | Range): wanted is readonly string[] => Array.isArray(wanted);

type Values = ItemValue | readonly ItemValue[];

const isSeveral = (value: Values): value is readonly ItemValue[] => Array.isArray(value);

/** Returns the test of a row's value; of several values one has to pass. */
const anyOf = (read: (row: Row) => Values, test: (value: ItemValue) => boolean) => (row: Row) => {
  const value = read(row);
  return isSeveral(value) ? value.some(test) : test(value);
};

/** Returns the test for a range; a missing value is in no range. */
const inRange =
  ({ gt, gte, lt, lte }: Range) =>
  (value: ItemValue) =>
    value !== null &&
    !(
      (gt !== undefined && value <= gt) ||
      (gte !== undefined && value < gte) ||
      (lt !== undefined && value >= lt) ||
      (lte !== undefined && value > lte)
    );

function keyReader(listing: Listing, table: AnyTable, items: Items, name: string): (row: Row) => ItemValue {
  if (listing.orders.includes(name)) return table.keyOf(name);
  const read = valueReader(listing, items, name);
  return (row) => {
    const value = read(row);
    if (typeof value === 'string') return shortKey(folded(value));
    return typeof value === 'number' ? value : null; // only filters have several values
  };
}

function valueReader(listing: Listing, items: Items, name: string): (row: Row) => Values {
  const read = listing.values[name] ?? ((item: unknown) => valueOf(item, name));
  return (row) => read(items.item(row));
}

type Comparison = (a: Keys, aId: string, b: Keys, bId: string) => number;

/** Compares by each key in its direction, null last in both; then by id, in the direction of the last key. */
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
