import { invariant } from '#mocks/errors/invariant.ts';
import { type Cursor, type KeyOf, lowerBound, type Row } from './row-set.ts';
import { type IndexFilter, RowSets } from './row-sets.ts';
import type { TableDefinition } from './table-definition.ts';

export interface Selection<R, I extends string, O extends string> {
  readonly order: O | 'id';
  readonly in?: IndexFilter<I> | undefined;
  readonly where?: ((row: R) => boolean) | undefined;
}

export interface PageRequest<R, I extends string, O extends string> extends Selection<R, I, O> {
  /** True for descending order, which also applies to ids among equal keys. */
  readonly falling?: boolean;
  readonly limit: number;
  /** The `next` cursor of the previous page. */
  readonly after?: Cursor | null | undefined;
}

export interface TablePage<R> {
  readonly rows: readonly R[];
  /** The number of all matching rows. */
  readonly total: number;
  readonly next: Cursor | null;
}

/** Reading is synchronous; rows are in the order of their ids unless another order is requested. */
export interface ReadTable<R extends Row, I extends string, O extends string> {
  readonly size: number;
  /** Increases with every change of a row, so that values derived from the table are valid while it stays the same. */
  readonly revision: number;
  get(id: string): R | undefined;
  /** Returns the first row with a key of an index. */
  find(index: I, key: string): R | undefined;
  by(index: I, key: string): readonly R[];
  all(): readonly R[];
  /** Returns all matching rows in ascending order. Not a copy: it changes with the table. */
  select(selection: Selection<R, I, O>): readonly R[];
  /** Returns the function that gives a row's value in an order. */
  keyOf(order: O | 'id'): KeyOf<R>;
  page(request: PageRequest<R, I, O>): TablePage<R>;
}

/** Writing is possible only within a command. */
export interface WritableTable<R extends Row, I extends string, O extends string> extends ReadTable<R, I, O> {
  insert(row: R): R;
  /** Replaces the row with this id; the caller has to check its version. */
  replace(row: R): R;
  delete(id: string): void;
}

/** Freezes a row, because a change in place would be missing in the log. */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

export class Table<
  R extends Row = Row,
  I extends string = string,
  O extends string = string,
> implements WritableTable<R, I, O> {
  readonly name: string;
  readonly definition: TableDefinition<R, I, O>;
  revision = 0;
  #rows = new Map<string, R>();
  readonly #sets: RowSets<R, I>;
  /** The previous rows of each open savepoint, innermost last; empty if the table is closed for writing. */
  #savepoints: Map<string, R | undefined>[] = [];

  constructor(name: string, definition: TableDefinition<R, I, O>) {
    this.name = name;
    this.definition = definition;
    this.#sets = new RowSets(name, definition, () => this.#rows.values());
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string): R | undefined {
    return this.#rows.get(id);
  }

  find(index: I, key: string): R | undefined {
    return this.#sets.by(index, key)?.ordered('id')[0];
  }

  by(index: I, key: string): readonly R[] {
    return this.#sets.by(index, key)?.ordered('id').slice() ?? []; // a copy, so that a loop over it may write
  }

  all(): readonly R[] {
    return this.#sets.all().ordered('id').slice();
  }

  select({ order, in: filter = {}, where }: Selection<R, I, O>): readonly R[] {
    const { set, tests } = this.#sets.narrow(filter);
    if (where) tests.push(where);
    const rows = set.ordered(order);
    const [test, second] = tests;
    if (!test) return rows;
    return rows.filter(second ? (row) => tests.every((each) => each(row)) : test);
  }

  keyOf(order: O | 'id'): KeyOf<R> {
    return order === 'id' ? (row) => row.id : this.definition.orders[order];
  }

  page(request: PageRequest<R, I, O>): TablePage<R> {
    const { order, falling = false, limit, after } = request;
    const rows = this.select(request);
    const keyOf = this.keyOf(order);
    const position = after ? lowerBound(rows, keyOf, after.key, after.id) : falling ? rows.length : 0;
    // skips the cursor's own row, unless it was deleted
    const passed = after && rows[position]?.id === after.id ? 1 : 0;
    const start = falling ? Math.max(0, position - limit) : position + passed;
    const end = falling ? position : start + limit;
    const page = rows.slice(start, end);
    if (falling) page.reverse();
    const last = page.at(-1);
    const more = falling ? start > 0 : end < rows.length;
    return { rows: page, total: rows.length, next: last && more ? { key: keyOf(last), id: last.id } : null };
  }

  insert(row: R): R {
    invariant(!this.#rows.has(row.id), `${this.name}: insert found a row with id ${row.id} already there.`);
    return this.#write(row.id, row);
  }

  replace(row: R): R {
    invariant(this.#rows.has(row.id), `${this.name}: replace found no row with id ${row.id}.`);
    return this.#write(row.id, row);
  }

  delete(id: string): void {
    invariant(this.#rows.has(id), `${this.name}: delete found no row with id ${id}.`);
    this.#write(id, undefined);
  }

  #write<Written extends R | undefined>(id: string, row: Written): Written {
    const touched = this.#savepoints.at(-1);
    invariant(
      touched,
      `${this.name}: row ${id} was to be written outside of a command; use store.transact().`,
    );
    if (!touched.has(id)) touched.set(id, this.#rows.get(id));
    this.set(id, freeze(row));
    return row;
  }

  /** Opens the table for writing, or starts a nested savepoint. */
  begin(): void {
    // so that the scenario's many rows are sorted once instead of one by one
    if (this.#rows.size === 0) this.#sets.clear();
    this.#savepoints.push(new Map());
  }

  /** Returns the rows that changed since the innermost `begin`, before and after. */
  changedRows(): readonly {
    readonly id: string;
    readonly before: R | undefined;
    readonly after: R | undefined;
  }[] {
    return [...(this.#savepoints.at(-1) ?? [])].flatMap(([id, before]) => {
      const after = this.#rows.get(id);
      return after === before ? [] : [{ id, before, after }];
    });
  }

  /** Returns the ids written since the innermost `begin`, with their current rows. */
  written(): readonly (readonly [id: string, row: R | null])[] {
    return this.changedRows().map(({ id, after }) => [id, after ?? null] as const);
  }

  /** Ends the innermost savepoint and keeps its writes as part of the outer one. */
  release(): void {
    const touched = this.#savepoints.pop();
    const outer = this.#savepoints.at(-1);
    if (!touched || !outer) return;
    for (const [id, before] of touched) if (!outer.has(id)) outer.set(id, before);
  }

  /** Undoes the writes since the innermost `begin`. */
  rollback(): void {
    const touched = this.#savepoints.pop() ?? new Map<string, R | undefined>();
    if (touched.size * 2 > this.#rows.size) this.#sets.clear(); // sorting again is cheaper than removing row by row
    for (const [id, before] of touched) this.set(id, before);
  }

  /** The only function that changes rows. */
  set(id: string, after: R | undefined): void {
    const before = this.#rows.get(id);
    this.revision += 1;
    if (after) this.#rows.set(id, after);
    else this.#rows.delete(id);
    this.#sets.change(before, after);
  }

  /** Replaces all rows at once; indexes and orders are rebuilt when needed. */
  load(rows: readonly R[]): void {
    this.revision += 1;
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    this.#sets.clear();
  }
}
