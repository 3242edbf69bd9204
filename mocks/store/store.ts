import { type Clock, clockStartingAt, createClock, frozenAt } from '#mocks/time/clock.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { createRandom } from './random.ts';
import type { Deed, Going, Origin, Snapshot } from './driver.ts';
import type { History } from './history.ts';
import { type ChangeListener, type FollowingStep, SavedState } from './saved-state.ts';
import { type Command, type Definitions, type ReadTables, State, unnamed } from './state.ts';
import { openStorage } from './storage.ts';
import type { StoreOptions } from './store-options.ts';
import type { Tabs } from './tabs.ts';

export type { Transaction } from './state.ts';

export interface Store<T extends Definitions> {
  readonly tables: ReadTables<T>;
  readonly clock: Pick<Clock, 'now' | 'businessDate'>;
  /** The seed of the current state; `restore` changes it. */
  readonly origin: Origin;
  /** Number of the last change. */
  readonly version: number;
  readonly history: History;
  /**
   * Runs one command: all of it, or nothing when it throws (the promise then rejects with that error). Resolves when
   * its writes are durable and visible. Rejects with StorageError when they cannot be made durable.
   */
  transact<Result>(command: Command<T, Result>, cause?: Deed | Going): Promise<Result>;
  /** Runs one command, undoes it and returns its result. Throws what the command throws. */
  simulate<Result>(command: Command<T, Result>): Result;
  /** Loads what other tabs have saved. */
  refresh(): Promise<void>;
  snapshot(): Snapshot;
  /**
   * Replaces everything, in every tab, by the state after the steps that follow the snapshot. Random numbers differ after each restore, so that tokens and ids from before
   * it are not assigned to others after it.
   */
  restore(snapshot: Snapshot, steps?: readonly FollowingStep[]): Promise<void>;
  /** Calls the listener after every change; returns a function that ends this. */
  subscribe(listener: ChangeListener): () => void;
  close(): Promise<void>;
}

/** Opens the saved state, or populates the tables and saves them. */
export async function openStore<T extends Definitions>(options: StoreOptions<T>): Promise<Store<T>> {
  const { origin } = options;
  const clock = createClock(frozenAt(options.startAt), options.wall);
  const state = new State(options.tables, origin, createRandom(`${origin.scenario}/${origin.seed}`), clock);
  const storage = await openStorage(options);
  const { tabs, requested } = noticing(options.tabs);
  const saved = new SavedState(state, storage, tabs);
  try {
    await load(options, { state, saved, clock, requested });
  } catch (cause) {
    await storage.driver.close();
    throw cause;
  }
  tabs.onNotify(() => void saved.refresh());

  return {
    tables: state.transaction.tables,
    clock,
    get origin() {
      return state.origin;
    },
    get version() {
      return state.sequence;
    },
    get history() {
      return state.history;
    },
    transact: (command, cause) => saved.transact(command, cause),
    simulate: (command) => state.try(command).result,
    refresh: () => saved.refresh(),
    snapshot: () => state.snapshot(),
    async restore(snapshot, steps = []) {
      for (const name of Object.keys(snapshot.tables)) {
        invariant(
          Object.hasOwn(options.tables, name),
          `The snapshot holds a table "${name}" that does not exist.`,
        );
      }
      await saved.restore(snapshot, steps);
    },
    subscribe: (listener) => saved.subscribe(listener),
    close: () =>
      tabs.exclusively(async () => {
        tabs.close();
        await storage.driver.close();
      }),
  };
}

/** Tabs whose first exclusive work resolves `requested` at once, before that work may run. */
function noticing(tabs: Tabs): { readonly tabs: Tabs; readonly requested: Promise<void> } {
  const { promise: requested, resolve } = Promise.withResolvers<void>();
  return {
    tabs: {
      ...tabs,
      exclusively(work) {
        resolve();
        return tabs.exclusively(work);
      },
    },
    requested,
  };
}

interface Opening<T extends Definitions> {
  readonly state: State<T>;
  readonly saved: SavedState<T>;
  readonly clock: Clock;
  /** Resolves when the first command waits for the initial state to be saved. */
  readonly requested: Promise<void>;
}

/** Resolves when the tables hold the saved state or the initial one; the latter may be saved later: see `whenIdle`. */
async function load<T extends Definitions>(
  { tabs, populate, wall, frozen = false, durability, whenIdle }: StoreOptions<T>,
  { state, saved, clock, requested }: Opening<T>,
): Promise<void> {
  const readable = Promise.withResolvers<void>();
  const opened = tabs.exclusively(async () => {
    await saved.refresh();
    if (state.sequence > 0) return readable.resolve();
    // The clock stands still while populating, so that the same seed gives the same bytes.
    const { random, clock: time } = state.snapshot();
    if (typeof populate === 'function') {
      const { entry } = state.try(populate);
      const nothing = { sequence: 1, cause: unnamed, at: clock.now(), random, clock: time, writes: {} };
      state.apply(entry ?? nothing);
    } else state.load({ ...(await populate.elsewhere()), origin: state.origin, sequence: 1 });
    if (!frozen) clock.state = clockStartingAt(clock.now(), wall());
    if (durability === 'keep-or-refuse' || !whenIdle) return saved.saveInitial(undefined);
    readable.resolve();
    await saved.saveInitial(Promise.race([whenIdle(), requested]));
  });
  await Promise.race([readable.promise, opened]);
}
