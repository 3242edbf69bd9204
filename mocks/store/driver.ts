import type { Actor } from '#contracts/audit/event.ts';
import type { Instant } from '#contracts/dates.ts';
import type { ScenarioFile } from '#contracts/situation.ts';
import type { ClockState } from '#mocks/time/clock.ts';
import type { RandomState } from './random.ts';
import type { Row } from './row-set.ts';

/** Who did what: see `SituationStep`. */
export interface Deed {
  readonly who: Actor | null;
  readonly what: string;
}

/** Going back to an earlier step, or forward again; steps are counted from the first state on. */
export interface Going {
  readonly goesTo: number;
  /** Whether the later steps are dropped, so that there is no way forward. */
  readonly drops: boolean;
}

/** What one command did: the rows it wrote (null: deleted), and the states of randomness and clock afterwards. */
export interface Entry {
  /** 2, 3, 4, … without gaps; 1 is the initial state of the scenario. */
  readonly sequence: number;
  readonly cause: Deed | Going;
  /** What the clock showed afterwards. */
  readonly at: Instant;
  readonly random: RandomState;
  readonly clock: ClockState;
  readonly writes: Readonly<Record<string, readonly (readonly [id: string, row: Row | null])[]>>;
}

/** The scenario and the seed that the tables were first populated with. */
export interface Origin {
  readonly scenario: string;
  readonly seed: number;
  /** The scenario file that was opened since, whose data replace those. */
  readonly file?: ScenarioFile | undefined;
}

/** The whole state after entry number `sequence`. JSON throughout; rows in the order of their ids. */
export interface Snapshot {
  readonly origin: Origin;
  readonly sequence: number;
  /** How many steps have led to it, and when the last one was done. */
  readonly steps: number;
  readonly at: Instant;
  readonly random: RandomState;
  readonly clock: ClockState;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

export interface Saved {
  /** Number of the last entry; 0 when nothing is saved. */
  readonly head: number;
  /** Only where the log does not reach back to the entry asked for; the entries then follow the snapshot. */
  readonly snapshot: Snapshot | null;
  readonly entries: readonly Entry[];
}

/** Where the state is saved: a snapshot and the log since then. Several stores (tabs) may share what is saved. */
export interface Driver {
  /** What was saved after the entry with this number. Cheap when there is nothing. */
  read(after: number): Promise<Saved>;
  /**
   * Adds the next entry to the log and resolves when it is durable; false, and nothing done, if its number is not the
   * next one because another tab wrote in between. Rejects, and nothing is done, when storage fails.
   */
  append(entry: Entry): Promise<boolean>;
  /**
   * Replaces snapshot and log, by these entries, provided that the last entry's number is `head`; otherwise false, nothing
   * done.
   */
  save(snapshot: Snapshot, head: number, entries?: readonly Entry[]): Promise<boolean>;
  /** The number of entries in the log from which a new snapshot is worthwhile. */
  readonly compactAfter: number;
  close(): Promise<void>;
}

export function nothingAfter(head: number): Saved {
  return { head, snapshot: null, entries: [] };
}

/** Saves nothing: the state exists only in the store's tables. */
export function memoryDriver(): Driver {
  return {
    read: (after) => Promise.resolve(nothingAfter(after)),
    append: () => Promise.resolve(true),
    save: () => Promise.resolve(true),
    compactAfter: Infinity,
    close: () => Promise.resolve(),
  };
}
