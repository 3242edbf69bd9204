import { invariant } from '#mocks/errors/invariant.ts';
import { type Row, RowSet } from './row-set.ts';
import type { TableDefinition } from './table-definition.ts';

/** Keys by index: the keys of one index are alternatives, several indexes are combined. */
export type IndexFilter<I extends string> = { readonly [Index in I]?: readonly string[] | undefined };

type Indexed<R extends Row, I extends string> = Pick<TableDefinition<R, I, string>, 'indexes' | 'orders'>;

/**
 * All rows of a table, and those under each key of its indexes. The set of all and each index are built at first use, so
 * that a reload does not need them.
 */
export class RowSets<R extends Row, I extends string> {
  readonly #table: string;
  readonly #definition: Indexed<R, I>;
  readonly #rows: () => IterableIterator<R>;
  #all: RowSet<R> | null = null;
  #indexes = new Map<I, Map<string, RowSet<R>>>();

  constructor(table: string, definition: Indexed<R, I>, rows: () => IterableIterator<R>) {
    this.#table = table;
    this.#definition = definition;
    this.#rows = rows;
  }

  all(): RowSet<R> {
    return (this.#all ??= new RowSet(this.#definition.orders, [...this.#rows()]));
  }

  by(index: I, key: string): RowSet<R> | undefined {
    return this.#index(index).get(key);
  }

  /** Returns the smallest set of rows from an index, and the predicates that its rows still have to pass. */
  narrow(filter: IndexFilter<I>) {
    let set = this.all();
    let used: string | null = null;
    const filters = Object.entries<readonly string[] | undefined>(filter).flatMap(([name, keys]) =>
      keys ? [{ index: this.#requireIndex(name), keys }] : [],
    );
    for (const { index, keys } of filters) {
      const [key] = keys;
      if (key === undefined || keys.length > 1) continue;
      const under = this.by(index, key) ?? new RowSet(this.#definition.orders, []);
      if (under.size <= set.size) [set, used] = [under, index];
    }
    const tests = filters
      .filter(({ index }) => index !== used)
      .map(({ index, keys }) => {
        const allowed = new Set<string | null>(keys);
        return (row: R) => allowed.has(this.#definition.indexes[index](row));
      });
    return { set, tests };
  }

  /** Inserts a row (no `before`), removes it (no `after`) or replaces it, in what has been built. */
  change(before: R | undefined, after: R | undefined): void {
    this.#all?.change(before, after);
    for (const [name, index] of this.#indexes) {
      const keyOf = this.#definition.indexes[name];
      const [from, to] = [before ? keyOf(before) : null, after ? keyOf(after) : null];
      if (from === to) this.#changeUnder(index, to, before, after);
      else {
        this.#changeUnder(index, from, before, undefined);
        this.#changeUnder(index, to, undefined, after);
      }
    }
  }

  /** Drops what has been built. */
  clear(): void {
    this.#all = null;
    this.#indexes.clear();
  }

  #changeUnder(
    index: Map<string, RowSet<R>>,
    key: string | null,
    before: R | undefined,
    after: R | undefined,
  ): void {
    if (key === null) return;
    const set = index.get(key);
    if (!set) index.set(key, new RowSet(this.#definition.orders, after ? [after] : []));
    else {
      set.change(before, after);
      if (set.size === 0) index.delete(key);
    }
  }

  #index(name: I): Map<string, RowSet<R>> {
    const cachedIndex = this.#indexes.get(this.#requireIndex(name));
    if (cachedIndex) return cachedIndex;
    const keyOf = this.#definition.indexes[name];
    const groups = Map.groupBy(this.#rows(), keyOf);
    const index = new Map<string, RowSet<R>>();
    for (const [key, rows] of groups)
      if (key !== null) index.set(key, new RowSet(this.#definition.orders, rows));
    this.#indexes.set(name, index);
    return index;
  }

  #requireIndex(name: string): I {
    invariant(this.#isIndex(name), `${this.#table}: there is no index "${name}".`);
    return name;
  }

  #isIndex(name: string): name is I {
    return Object.hasOwn(this.#definition.indexes, name);
  }
}
