/** A row is an immutable JSON value with an id. */
export interface Row {
  readonly id: string;
}

/** What rows are sorted by: text by code units (the same on every machine), or numbers. */
export type SortKey = string | number;

export type KeyOf<R> = (row: R) => SortKey;

/** The number of UTF-16 units by which texts are ordered, so that a position in an order has a constant length. */
export const maxSortKeyLength = 50;

/** Cuts a text to what it is ordered by; texts that begin alike for that long are ordered by id. */
export const shortKey = <Key extends SortKey>(key: Key) =>
  typeof key === 'string' ? key.slice(0, maxSortKeyLength) : key;

/** Returns the orders by keys of limited length. */
export const withShortKeys = <R>(orders: Readonly<Record<string, KeyOf<R>>>) =>
  Object.fromEntries(
    Object.entries(orders).map(([name, keyOf]) => [name, (row: R): SortKey => shortKey(keyOf(row))]),
  );

/** The position after a row; it stays valid when that row is deleted. */
export interface Cursor {
  readonly key: SortKey;
  readonly id: string;
}

function compare(aKey: SortKey, aId: string, bKey: SortKey, bId: string): number {
  if (aKey !== bKey) return aKey < bKey ? -1 : 1;
  return aId < bId ? -1 : Number(aId > bId);
}

/** Index of the first row that does not come before (key, id). */
export function lowerBound<R extends Row>(
  rows: readonly R[],
  keyOf: KeyOf<R>,
  key: SortKey,
  id: string,
): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const row = rows[middle];
    if (row && compare(keyOf(row), row.id, key, id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns a sorted copy. Each key is computed once, because computing may cost more than comparing. */
function sorted<R extends Row>(rows: readonly R[], keyOf: KeyOf<R>): R[] {
  return rows
    .map((row) => ({ key: keyOf(row), row }))
    .sort((a, b) => compare(a.key, a.row.id, b.key, b.row.id))
    .map(({ row }) => row);
}

/**
 * Some rows of one table (all of them, or those under one key of an index) in every order that was ever requested. An
 * order is sorted at its first use and kept sorted by binary insertion.
 * @note Rows have no order of insertion. So a command that was undone leaves no trace, and tabs that replayed the
 * same log show the same sequence.
 */
export class RowSet<R extends Row> {
  readonly #orders: Readonly<Record<string, KeyOf<R>>>;
  readonly #byId: R[];
  #sorted: Map<string, R[]> | null = null; // created on demand, because the sets of unique indexes never need it

  constructor(orders: Readonly<Record<string, KeyOf<R>>>, rows: readonly R[]) {
    this.#orders = orders;
    this.#byId = sorted(rows, idOf);
  }

  get size(): number {
    return this.#byId.length;
  }

  ordered(order: string): readonly R[] {
    if (order === 'id') return this.#byId;
    this.#sorted ??= new Map();
    let rows = this.#sorted.get(order);
    if (!rows) this.#sorted.set(order, (rows = sorted(this.#byId, this.keyOf(order))));
    return rows;
  }

  keyOf(order: string): KeyOf<R> {
    return this.#orders[order] ?? idOf;
  }

  /** Inserts a row (no `before`), removes it (no `after`) or replaces it. */
  change(before: R | undefined, after: R | undefined): void {
    exchange(this.#byId, idOf, before, after);
    this.#sorted?.forEach((rows, order) => exchange(rows, this.keyOf(order), before, after));
  }
}

const idOf = (row: Row) => row.id;

function exchange<R extends Row>(
  rows: R[],
  keyOf: KeyOf<R>,
  before: R | undefined,
  after: R | undefined,
): void {
  const indexOf = (row: R) => lowerBound(rows, keyOf, keyOf(row), row.id);
  if (before && after && keyOf(before) === keyOf(after)) rows[indexOf(before)] = after;
  else {
    if (before) rows.splice(indexOf(before), 1);
    if (after) rows.splice(indexOf(after), 0, after);
  }
}
