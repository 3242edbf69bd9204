import type { Clock } from '#mocks/time/clock.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { Random } from './random.ts';
import type { Deed, Entry, Going, Origin, Snapshot } from './driver.ts';
import { type History, historyAfter, historyOf, placeOf } from './history.ts';
import { checkIntegrity } from './integrity.ts';
import type { Row } from './row-set.ts';
import type { RowChange, TableDefinition } from './table-definition.ts';
import { type ReadTable, Table, type WritableTable } from './table.ts';

export type Definitions = Readonly<Record<string, TableDefinition<never, string, string>>>;

export type ReadTables<T extends Definitions> = {
  readonly [Name in keyof T]: T[Name] extends TableDefinition<infer R extends Row, infer I, infer O>
    ? ReadTable<R, I, O>
    : never;
};

export type WritableTables<T extends Definitions> = {
  readonly [Name in keyof T]: T[Name] extends TableDefinition<infer R extends Row, infer I, infer O>
    ? WritableTable<R, I, O>
    : never;
};

/** The transaction of a command, which reads its own writes. */
export interface Transaction<T extends Definitions> {
  readonly tables: WritableTables<T>;
  readonly random: Random;
  readonly clock: Clock;
  /**
   * Runs a part of the command in a savepoint: when it throws, its own writes are undone and the rest of the command
   * stays.
   */
  attempt<Result>(part: () => Result): Result;
  /** Runs a part of the command and undoes what it wrote, whether or not it throws. */
  simulate<Result>(part: () => Result): Result;
  /** What the innermost part has changed so far, or the whole command outside of any part; by table, then by id. */
  changes(): readonly RowChange[];
  /** Writes a row of any table as it was at another time; undefined if it did not exist. */
  put(table: string, id: string, row: Row | undefined): void;
}

/** For changes that tests make. */
export const unnamed: Deed = { who: null, what: 'change' };

/** One synchronous change. It may be run again, so it has no effect outside of the transaction. */
export type Command<T extends Definitions, Result> = (transaction: Transaction<T>) => Result;

/**
 * Tables, randomness and clock together: pure and synchronous.
 * @note There is one way in which the state changes, `apply`. A command is run on the tables, its writes are collected, and
 * everything is undone; applying the entry then gives the same state here, in another tab and after a reload.
 */
export class State<T extends Definitions> {
  readonly transaction: Transaction<T>;
  readonly #tables: ReadonlyMap<string, Table>;
  #sequence = 0;
  #origin: Origin;
  #history: History;

  constructor(definitions: T, origin: Origin, random: Random, clock: Clock) {
    this.#origin = origin;
    this.#history = historyOf({ steps: 0, at: clock.now() });
    // Here a row is only something with an id; the names keep each table together with its definition.
    const all = Object.entries(
      definitions as unknown as Record<string, TableDefinition<Row, string, string>>,
    );
    this.#tables = new Map(all.map(([name, definition]) => [name, new Table(name, definition)]));
    const tables = Object.fromEntries(this.#tables) as unknown as WritableTables<T>;
    this.transaction = {
      tables,
      random,
      clock,
      attempt: (part) => this.#attempt(part),
      simulate: (part) => this.#simulate(part),
      changes: () => this.#changes(),
      put: (name, id, row) => this.#put(name, id, row),
    };
    for (const [name, { references }] of all) {
      for (const target of Object.values(references)) {
        invariant(
          this.#tables.has(target ?? ''),
          `${name}: references name a table "${target}" that does not exist.`,
        );
      }
    }
  }

  /** The number of the last entry; 0 if there is none. */
  get sequence(): number {
    return this.#sequence;
  }

  get origin(): Origin {
    return this.#origin;
  }

  get history(): History {
    return this.#history;
  }

  /** Runs a command and undoes it; `entry` is what it would write, null for nothing. Throws what the command throws. */
  try<Result>(
    command: Command<T, Result>,
    cause: Deed | Going = unnamed,
  ): { readonly result: Result; readonly entry: Entry | null } {
    return this.#simulate(() => {
      const { random, clock } = this.transaction;
      const before = { random: random.state, clock: clock.state };
      const result = command(this.transaction);
      invariant(!(result instanceof Promise), 'A command returned a promise; commands are synchronous.');
      checkIntegrity(this.#tables);
      const written = [...this.#tables.values()].map((table) => [table.name, table.written()] as const);
      const writes = written.filter(([, rows]) => rows.length > 0);
      const after = { random: random.state, clock: clock.state };
      const idle = writes.length === 0 && JSON.stringify(before) === JSON.stringify(after);
      if (idle && !('goesTo' in cause)) return { result, entry: null };
      const [sequence, at] = [this.#sequence + 1, clock.now()];
      return { result, entry: { sequence, cause, at, ...after, writes: Object.fromEntries(writes) } };
    });
  }

  #attempt<Result>(part: () => Result): Result {
    const undo = this.#begin();
    try {
      const result = part();
      for (const table of this.#tables.values()) table.release();
      return result;
    } catch (cause) {
      undo();
      throw cause;
    }
  }

  #simulate<Result>(part: () => Result): Result {
    const undo = this.#begin();
    try {
      return part();
    } finally {
      undo();
    }
  }

  /** Starts a savepoint of tables, randomness and clock; the returned function restores it. */
  #begin(): () => void {
    const { random, clock } = this.transaction;
    const before = { random: random.state, clock: clock.state };
    for (const table of this.#tables.values()) table.begin();
    return () => {
      for (const table of this.#tables.values()) table.rollback();
      random.state = before.random;
      clock.state = before.clock;
    };
  }

  #changes(): readonly RowChange[] {
    return [...this.#tables.values()].flatMap((table) => {
      const { name, definition } = table;
      return table.changedRows().map((change) => ({ table: name, entity: definition.entity, ...change }));
    });
  }

  #put(name: string, id: string, row: Row | undefined): void {
    const table = this.#tables.get(name);
    invariant(table, `A row was to be put into "${name}", a table that does not exist.`);
    const exists = table.get(id) !== undefined;
    if (row && exists) table.replace(row);
    else if (row) table.insert(row);
    else if (exists) table.delete(id);
  }

  apply(entry: Entry): void {
    const written = Object.entries(entry.writes).flatMap(([name, rows]) => {
      const table = this.#tables.get(name);
      return rows.map(([id, row]) => {
        const [before, after] = [table?.get(id), row ?? undefined];
        table?.set(id, after);
        return { table: name, entity: table?.definition.entity ?? null, id, before, after };
      });
    });
    this.#history =
      entry.sequence === 1
        ? historyOf({ steps: 0, at: entry.at })
        : historyAfter(this.#history, entry, written);
    this.#setPosition(entry);
  }

  load(snapshot: Snapshot): void {
    for (const table of this.#tables.values()) table.load(snapshot.tables[table.name] ?? []);
    this.#origin = snapshot.origin;
    this.#history = historyOf(snapshot);
    this.#setPosition(snapshot);
  }

  snapshot(): Snapshot {
    const { random, clock } = this.transaction;
    const tables = Object.fromEntries([...this.#tables].map(([name, table]) => [name, table.all()]));
    const { origin } = this;
    const place = placeOf(this.#history);
    return {
      origin,
      sequence: this.#sequence,
      ...place,
      random: random.state,
      clock: clock.state,
      tables,
    };
  }

  #setPosition({ sequence, random, clock }: Entry | Snapshot): void {
    this.#sequence = sequence;
    this.transaction.random.state = random;
    this.transaction.clock.state = clock;
  }
}
