import type { Instant } from '#contracts/dates.ts';
import { type Clock, clockStartingAt, createClock, frozenAt } from '#mocks/clock.ts';
import { invariant } from '#mocks/invariant.ts';
import { createRandom } from '#mocks/random.ts';
import { type Driver, memoryDriver, nothingAfter, type Saved, type Snapshot } from './driver.ts';
import { type Command, type Definitions, type ReadTables, State } from './state.ts';

export type { Transaction } from './state.ts';
import type { Tabs } from './tabs.ts';

export interface StoreOptions<T extends Definitions> {
  readonly tables: T;
  /** Names the tables' first content together with `fill`, and everything random that follows. */
  readonly seed: number | string;
  readonly startAt: Instant;
  /** For tests: virtual time stands still until a command moves it. */
  readonly frozen?: boolean;
  /** Reads the wall clock, in ms. */
  readonly wall: () => number;
  /** The scenario's rows; run only when nothing is saved. */
  readonly fill: Command<T, void>;
  readonly driver: () => Promise<Driver>;
  readonly tabs: Tabs;
  /**
   * Where saving a large first state would keep a person waiting: resolves when there is time for it. Until then the
   * store answers readers already, and the first command asks for it at once. Left out: it is saved before anything.
   */
  readonly quiet?: () => Promise<void>;
  /** Storage refused (blocked, full, unreadable): the store goes on in memory. A person must be shown this sentence. */
  readonly onTrouble: (sentence: string, cause: unknown) => void;
}

export interface Store<T extends Definitions> {
  readonly tables: ReadTables<T>;
  readonly clock: Pick<Clock, 'now' | 'businessDate'>;
  /** Number of the last change. */
  readonly version: number;
  /**
   * Runs one command: all of it, or nothing when it throws (the promise then rejects with that error). Resolves when
   * its writes are durable and visible.
   */
  transact<Result>(command: Command<T, Result>): Promise<Result>;
  /** Catches up with what other tabs have saved. */
  refresh(): Promise<void>;
  snapshot(): Snapshot;
  /** Replaces everything, in every tab. */
  restore(snapshot: Snapshot): Promise<void>;
  /** Hears of every change; `elsewhere` when it was read back from storage, so mostly another tab's. */
  subscribe(listener: (change: { readonly elsewhere: boolean }) => void): () => void;
  close(): Promise<void>;
}

/** Opens what is saved, or fills in the scenario and saves that. Never rejects because of storage. */
export async function openStore<T extends Definitions>(options: StoreOptions<T>): Promise<Store<T>> {
  const { wall, startAt, frozen = false, quiet } = options;
  const clock = createClock(frozenAt(startAt), wall);
  const state = new State(options.tables, createRandom(options.seed), clock);
  const listeners = new Set<(change: { readonly elsewhere: boolean }) => void>();
  const wanted = Promise.withResolvers<void>(); // somebody waits for exclusive work
  let driver = memoryDriver();
  let logged = 0;
  let unsaved = false; // the first state is here and not in storage yet; no other tab has one while ours holds the lock

  const tabs: Tabs = {
    ...options.tabs,
    exclusively(work) {
      wanted.resolve();
      return options.tabs.exclusively(work);
    },
  };

  function fallBack(cause: unknown): Driver {
    const reason = cause instanceof Error ? cause.message : String(cause);
    options.onTrouble(`What you do here is kept only until this page or program ends: ${reason}`, cause);
    return (driver = memoryDriver());
  }

  /** Asks the driver; if it fails, or was given up meanwhile, memory takes over and `otherwise` is the answer. */
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
      if (entry.sequence !== state.sequence + 1) continue; // came by another way already
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
    else await ask((asked) => asked.save(state.snapshot(), saved.head), false); // the browser's data was cleared
  }

  /** Repeats until nobody has written in between; with locks that is the first time. */
  async function commit<Result>(attempt: () => Promise<{ readonly result: Result } | null>): Promise<Result> {
    for (;;) {
      await refresh();
      const done = await attempt();
      if (done) return done.result;
    }
  }

  function transact<Result>(command: Command<T, Result>): Promise<Result> {
    return tabs.exclusively(() =>
      commit(async () => {
        const { result, entry } = state.try(command);
        if (!entry) return { result };
        if (!(await ask((asked) => asked.append(entry), false))) return null;
        adopt({ snapshot: null, entries: [entry] }, false);
        tabs.tell();
        if (logged >= driver.compactAfter) compactLater();
        return { result };
      }),
    );
  }

  function compactLater(): void {
    logged = 0;
    const compacted = tabs.exclusively(async () => driver.save(state.snapshot(), state.sequence));
    compacted.catch(() => undefined); // the log still holds everything; the next try follows after as many entries
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
        const next = { ...snapshot, sequence: known + 1 };
        if (!(await ask((asked) => asked.save(next, known), false))) return null;
        adopt({ snapshot: next, entries: [] }, false);
        tabs.tell();
        return { result: undefined };
      }),
    );
  }

  /** Fills the scenario in. Time stands still meanwhile, so that the same seed gives the same bytes. */
  function fill(): void {
    const empty = state.snapshot();
    const { entry } = state.try(options.fill);
    state.apply(entry ?? { ...empty, sequence: 1, writes: {} });
    if (!frozen) clock.state = clockStartingAt(clock.now(), wall());
  }

  /** Saves what was filled in, or takes over the state of another tab that was faster. */
  async function saveFirst(): Promise<void> {
    const kept = await ask((asked) => asked.save(state.snapshot(), 0), true);
    const saved = kept ? null : await ask((asked) => asked.read(0), nothingAfter(0));
    unsaved = false;
    if (saved?.snapshot) state.load(saved.snapshot); // at once: no reader may find nothing
    if (saved) adopt(saved, true);
  }

  driver = await options.driver().catch(fallBack);
  const open = Promise.withResolvers<void>();
  const begun = options.tabs.exclusively(async () => {
    await refresh();
    if (state.sequence > 0) return open.resolve();
    fill();
    unsaved = true;
    if (quiet) {
      open.resolve();
      await Promise.race([quiet(), wanted.promise]);
    }
    await saveFirst();
  });
  await Promise.race([open.promise, begun]);
  tabs.hear(() => void refresh());

  return {
    tables: state.draft.tables,
    clock,
    get version() {
      return state.sequence;
    },
    transact,
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
