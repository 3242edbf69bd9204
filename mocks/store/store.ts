import type { Instant } from '#contracts/dates.ts';
import { type Clock, clockStartingAt, createClock, frozenAt } from '#mocks/clock.ts';
import { invariant } from '#mocks/invariant.ts';
import { createRandom, derivedState } from '#mocks/random.ts';
import { type Driver, memoryDriver, nothingAfter, type Origin, type Saved, type Snapshot } from './driver.ts';
import { type Command, type Definitions, type ReadTables, State } from './state.ts';
import { StorageError } from './storage-error.ts';

export type { Transaction } from './state.ts';
import type { Tabs } from './tabs.ts';

export interface StoreOptions<T extends Definitions> {
  readonly tables: T;
  /**
   * Seeds the random numbers of `populate` and of all commands; together with `populate` it determines the initial
   * rows.
   */
  readonly origin: Origin;
  readonly startAt: Instant;
  /** For tests: the clock is frozen until a command moves it. */
  readonly frozen?: boolean;
  /** Reads the wall clock, in ms. */
  readonly wall: () => number;
  /** Inserts the scenario's rows; it runs only if nothing is saved. */
  readonly populate: Command<T, void>;
  readonly driver: () => Promise<Driver>;
  readonly tabs: Tabs;
  /**
   * What happens when storage fails. 'keep-or-refuse': opening and writing reject, and nothing is done.
   * 'fall-back-to-memory': the store continues in memory, and `onProblem` receives a sentence that has to be shown to the
   * user. The sentence is our own; what the browser said is only in its cause.
   */
  readonly durability: 'keep-or-refuse' | 'fall-back-to-memory';
  /**
   * For a store that may fall back to memory, where saving a large initial state would delay the first page: resolves
   * when the initial state may be saved. Until then the store already answers reads; the first command saves it at
   * once. Left out: it is saved before anything else.
   */
  readonly whenIdle?: () => Promise<void>;
  readonly onProblem: (sentence: string, cause: unknown) => void;
}

export interface Store<T extends Definitions> {
  readonly tables: ReadTables<T>;
  readonly clock: Pick<Clock, 'now' | 'businessDate'>;
  /** The seed of the current state; `restore` changes it. */
  readonly origin: Origin;
  /** Number of the last change. */
  readonly version: number;
  /**
   * Runs one command: all of it, or nothing when it throws (the promise then rejects with that error). Resolves when
   * its writes are durable and visible. Rejects with StorageError when they cannot be made durable.
   */
  transact<Result>(command: Command<T, Result>): Promise<Result>;
  /** Runs one command, undoes it and returns its result. Throws what the command throws. */
  simulate<Result>(command: Command<T, Result>): Result;
  /** Loads what other tabs have saved. */
  refresh(): Promise<void>;
  snapshot(): Snapshot;
  /**
   * Replaces everything, in every tab. Random numbers differ after each restore, so that tokens and ids from before
   * it are not assigned to others after it.
   */
  restore(snapshot: Snapshot): Promise<void>;
  /**
   * Calls the listener after every change; `elsewhere` when it was read from storage, so mostly made by another tab.
   */
  subscribe(listener: (change: { readonly elsewhere: boolean }) => void): () => void;
  close(): Promise<void>;
}

/** The maximum number of attempts at one change: more tabs than this do not write at the same time. */
const commitRounds = 100;

/** Opens the saved state, or populates the tables and saves them. */
export async function openStore<T extends Definitions>(options: StoreOptions<T>): Promise<Store<T>> {
  const { wall, startAt, frozen = false, durability, origin } = options;
  const mayFallBack = durability === 'fall-back-to-memory';
  const whenIdle = mayFallBack ? options.whenIdle : undefined;
  const clock = createClock(frozenAt(startAt), wall);
  const state = new State(options.tables, origin, createRandom(`${origin.scenario}/${origin.seed}`), clock);
  const listeners = new Set<(change: { readonly elsewhere: boolean }) => void>();
  const requested = Promise.withResolvers<void>(); // the first command requests the exclusive work at once
  let driver = memoryDriver();
  let logged = 0;
  let unsaved = false; // true until the initial state is in storage; no other tab has one while this tab holds the lock

  const tabs: Tabs = {
    ...options.tabs,
    exclusively(work) {
      requested.resolve();
      return options.tabs.exclusively(work);
    },
  };

  /** Replaces the storage by memory; throws where that is not allowed. */
  function fallBack(cause: unknown): Driver {
    if (!mayFallBack) throw new StorageError(cause);
    options.onProblem(
      'This browser does not save for this site: what you do here ends with this page.',
      cause,
    );
    return (driver = memoryDriver());
  }

  /** Calls the driver; returns `otherwise` if it fails, or if memory has replaced it meanwhile. */
  async function ask<Answer>(
    question: (asked: Driver) => Promise<Answer>,
    otherwise: Answer,
  ): Promise<Answer> {
    const asked = driver;
    try {
      const answer = await question(asked);
      return driver === asked ? answer : otherwise;
    } catch (cause) {
      if (driver === asked) fallBack(cause);
      return otherwise;
    }
  }

  function adopt({ snapshot, entries }: Omit<Saved, 'head'>, elsewhere: boolean): void {
    const before = state.sequence;
    if (snapshot && snapshot.sequence > state.sequence) {
      state.load(snapshot);
      logged = 0;
    }
    for (const entry of entries) {
      if (entry.sequence !== state.sequence + 1) continue; // the entry is already applied
      state.apply(entry);
      logged += 1;
    }
    if (state.sequence > before) for (const listener of listeners) listener({ elsewhere });
  }

  async function refresh(): Promise<void> {
    if (unsaved) return;
    const known = state.sequence;
    const saved = await ask((asked) => asked.read(known), nothingAfter(known));
    if (saved.head >= known) adopt(saved, true);
    // the saved data were deleted in the browser, so they are saved again
    else await ask((asked) => asked.save(state.snapshot(), saved.head), false);
  }

  /** Retries while another tab writes in between; with locks the first attempt succeeds. */
  async function commit<Result>(attempt: () => Promise<{ readonly result: Result } | null>): Promise<Result> {
    for (let round = 0; round < commitRounds; round += 1) {
      await refresh();
      const done = await attempt();
      if (done) return done.result;
    }
    throw new StorageError('the saved state does not take the next change');
  }

  function transact<Result>(command: Command<T, Result>): Promise<Result> {
    return tabs.exclusively(() =>
      commit(async () => {
        const { result, entry } = state.try(command);
        if (!entry) return { result };
        if (!(await ask((asked) => asked.append(entry), false))) return null;
        adopt({ snapshot: null, entries: [entry] }, false);
        tabs.notify();
        if (logged >= driver.compactAfter) compactLater();
        return { result };
      }),
    );
  }

  function compactLater(): void {
    logged = 0;
    const compacted = tabs.exclusively(async () => driver.save(state.snapshot(), state.sequence));
    // a failure does no harm: the log still holds everything, and compaction is retried later
    compacted.catch(() => undefined);
  }

  async function restore(snapshot: Snapshot): Promise<void> {
    for (const name of Object.keys(snapshot.tables)) {
      invariant(
        Object.hasOwn(options.tables, name),
        `The snapshot holds a table "${name}" that does not exist.`,
      );
    }
    return tabs.exclusively(() =>
      commit(async () => {
        const known = state.sequence;
        const sequence = known + 1;
        const next = { ...snapshot, sequence, random: derivedState(snapshot.random, sequence) };
        if (!(await ask((asked) => asked.save(next, known), false))) return null;
        adopt({ snapshot: next, entries: [] }, false);
        tabs.notify();
        return { result: undefined };
      }),
    );
  }

  /** Freezes the clock while populating, so that the same seed gives the same bytes. */
  function populate(): void {
    const { random, clock: time } = state.snapshot();
    const { entry } = state.try(options.populate);
    state.apply(entry ?? { sequence: 1, random, clock: time, writes: {} });
    if (!frozen) clock.state = clockStartingAt(clock.now(), wall());
  }

  /** Saves the initial state, or loads the state that another tab has saved first. */
  async function saveFirst(): Promise<void> {
    const kept = await ask((asked) => asked.save(state.snapshot(), 0), true);
    const saved = kept ? null : await ask((asked) => asked.read(0), nothingAfter(0));
    unsaved = false;
    if (saved?.snapshot) state.load(saved.snapshot); // at once, so that no reader sees empty tables
    if (saved) adopt(saved, true);
  }

  driver = await options.driver().catch(fallBack);
  const readable = Promise.withResolvers<void>();
  const opened = options.tabs.exclusively(async () => {
    await refresh();
    if (state.sequence > 0) return readable.resolve();
    populate();
    unsaved = true;
    if (whenIdle) {
      readable.resolve();
      await Promise.race([whenIdle(), requested.promise]);
    }
    await saveFirst();
  });
  try {
    await Promise.race([readable.promise, opened]);
  } catch (cause) {
    await driver.close();
    throw cause;
  }
  tabs.onNotify(() => void refresh());

  return {
    tables: state.transaction.tables,
    clock,
    get origin() {
      return state.origin;
    },
    get version() {
      return state.sequence;
    },
    transact,
    simulate: (command) => state.try(command).result,
    refresh,
    snapshot: () => state.snapshot(),
    restore,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () =>
      tabs.exclusively(async () => {
        tabs.close();
        await driver.close();
      }),
  };
}
