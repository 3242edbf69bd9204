import type { ClockState } from '#mocks/time/clock.ts';
import type { RandomState } from './random.ts';
import type { Row } from './row-set.ts';

/** What one command did: the rows it wrote (null: deleted), and the states of randomness and clock afterwards. */
export interface Entry {
  /** 2, 3, 4, … without gaps; 1 is the initial state of the scenario. */
  readonly sequence: number;
  readonly random: RandomState;
  readonly clock: ClockState;
  readonly writes: Readonly<Record<string, readonly (readonly [id: string, row: Row | null])[]>>;
}

/** The scenario and the seed that the tables were first populated with. */
export interface Origin {
  readonly scenario: string;
  readonly seed: number;
}

/** The whole state after entry number `sequence`. JSON throughout; rows in the order of their ids. */
export interface Snapshot {
  readonly origin: Origin;
  readonly sequence: number;
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
  /** Replaces snapshot and log, provided that the last entry's number is `head`; otherwise false, nothing done. */
  save(snapshot: Snapshot, head: number): Promise<boolean>;
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
