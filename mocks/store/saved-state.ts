import { derivedState } from './random.ts';
import {
  type Deed,
  type Driver,
  type Entry,
  type Going,
  nothingAfter,
  type Saved,
  type Snapshot,
} from './driver.ts';
import type { Command, Definitions, State } from './state.ts';
import { StorageError } from '#mocks/errors/storage-error.ts';
import type { StateStorage } from './storage.ts';
import type { Tabs } from './tabs.ts';

/**
 * Receives every change; `elsewhere` is true when it was read from storage, usually because another tab has made it.
 */
export type ChangeListener = (change: { readonly elsewhere: boolean }) => void;

/** A step after a snapshot; clock and random numbers go on from those of the snapshot. */
export type FollowingStep = Pick<Entry, 'at' | 'writes'> & { readonly cause: Deed };

/** The maximum number of attempts at one change. It exceeds the number of tabs that write at the same time. */
const commitRounds = 100;

/** The state of this tab together with the saved one: reads what other tabs have saved, and saves what is done here. */
export class SavedState<T extends Definitions> {
  readonly #state: State<T>;
  readonly #storage: StateStorage;
  readonly #tabs: Tabs;
  readonly #listeners = new Set<ChangeListener>();
  /** The number of entries that were added to the log since the last snapshot. */
  #logged = 0;
  /** True until the initial state is in storage; no other tab has one while this tab holds the lock. */
  #isUnsaved = false;

  constructor(state: State<T>, storage: StateStorage, tabs: Tabs) {
    this.#state = state;
    this.#storage = storage;
    this.#tabs = tabs;
  }

  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Loads what other tabs have saved. */
  async refresh(): Promise<void> {
    if (this.#isUnsaved) return;
    const sequence = this.#state.sequence;
    const saved = await this.#storage.call((driver) => driver.read(sequence), nothingAfter(sequence));
    if (saved.head >= sequence) this.#adopt(saved, true);
    // the saved data were deleted in the browser, so they are saved again
    else await this.#storage.call((driver) => driver.save(this.#state.snapshot(), saved.head), false);
  }

  /** Runs a command and saves what it writes, before any reader sees it. */
  transact<Result>(command: Command<T, Result>, cause?: Deed | Going): Promise<Result> {
    return this.#commit(async () => {
      const { result, entry } = this.#state.try(command, cause);
      if (!entry) return { result };
      if (!(await this.#storage.call((driver) => driver.append(entry), false))) return null;
      this.#adopt({ snapshot: null, entries: [entry] }, false);
      this.#tabs.notify();
      if (this.#logged >= this.#storage.driver.compactAfter) this.#compactLater();
      return { result };
    });
  }

  /** Replaces the state, here and in storage, by that after the steps. */
  restore(snapshot: Snapshot, steps: readonly FollowingStep[]): Promise<void> {
    return this.#commit(async () => {
      const currentSequence = this.#state.sequence;
      const sequence = currentSequence + 1;
      const { clock } = snapshot;
      const random = derivedState(snapshot.random, sequence);
      const next = { ...snapshot, sequence, random };
      const entries = steps.map((step, at) => ({ ...step, sequence: sequence + 1 + at, random, clock }));
      const save = (driver: Driver) => driver.save(next, currentSequence, entries);
      if (!(await this.#storage.call(save, false))) return null;
      this.#adopt({ snapshot: next, entries }, false);
      this.#tabs.notify();
      return { result: undefined };
    });
  }

  /**
   * Saves the initial state, or loads the one that another tab has saved first; for the work that holds the lock. Until
   * `due` resolves nothing is saved, and the state can be read.
   */
  async saveInitial(due: Promise<void> | undefined): Promise<void> {
    this.#isUnsaved = true;
    await due;
    const kept = await this.#storage.call((driver) => driver.save(this.#state.snapshot(), 0), true);
    const saved = kept ? null : await this.#storage.call((driver) => driver.read(0), nothingAfter(0));
    this.#isUnsaved = false;
    if (saved?.snapshot) this.#state.load(saved.snapshot); // at once, so that no reader sees empty tables
    if (saved) this.#adopt(saved, true);
  }

  /** Retries while another tab writes in between; with locks the first attempt succeeds. */
  #commit<Result>(attempt: () => Promise<{ readonly result: Result } | null>): Promise<Result> {
    return this.#tabs.exclusively(async () => {
      for (let round = 0; round < commitRounds; round += 1) {
        await this.refresh();
        const done = await attempt();
        if (done) return done.result;
      }
      throw new StorageError('the saved state does not take the next change');
    });
  }

  #adopt({ snapshot, entries }: Omit<Saved, 'head'>, elsewhere: boolean): void {
    const before = this.#state.sequence;
    if (snapshot && snapshot.sequence > this.#state.sequence) {
      this.#state.load(snapshot);
      this.#logged = 0;
    }
    for (const entry of entries) {
      if (entry.sequence !== this.#state.sequence + 1) continue; // the entry is already applied
      this.#state.apply(entry);
      this.#logged += 1;
    }
    if (this.#state.sequence > before) for (const listener of this.#listeners) listener({ elsewhere });
  }

  #compactLater(): void {
    this.#logged = 0;
    const compacted = this.#tabs.exclusively(async () =>
      this.#storage.driver.save(this.#state.snapshot(), this.#state.sequence),
    );
    // a failure does no harm: the log still holds everything, and compaction is retried later
    compacted.catch(() => undefined);
  }
}
