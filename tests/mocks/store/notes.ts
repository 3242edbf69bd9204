import type { Driver, Entry, Saved, Snapshot } from '#mocks/store/driver.ts';
import { openStore, type Store } from '#mocks/store/store.ts';
import type { StoreOptions } from '#mocks/store/store-options.ts';
import { defineTable } from '#mocks/store/table-definition.ts';
import { oneTab } from '#mocks/store/tabs.ts';

/** Small tables that use every feature of a store: an index, a unique one, an order and references. */
export interface Author {
  readonly id: string;
  readonly email: string | null;
}

export interface Note {
  readonly id: string;
  readonly authorId: string | null;
  readonly colour: string;
  readonly weight: number;
}

export const tables = {
  authors: defineTable<Author>()({ indexes: { email: (author) => author.email }, unique: ['email'] }),
  notes: defineTable<Note>()({
    indexes: { authorId: (note) => note.authorId, colour: (note) => note.colour },
    orders: { weight: (note) => note.weight },
    references: { authorId: 'authors' },
  }),
};

export type NoteStore = Store<typeof tables>;

export const START = '2027-01-10T09:00:00.000Z';

export function note(id: string, fields: Partial<Note> = {}): Note {
  return { id, authorId: null, colour: 'red', weight: 0, ...fields };
}

/** A store in memory with a frozen clock; any option can be replaced. */
export function openNotes(options: Partial<StoreOptions<typeof tables>> = {}): Promise<NoteStore> {
  return openStore({
    tables,
    origin: { scenario: 'notes', seed: 7 },
    durability: 'fall-back-to-memory',
    startAt: START,
    frozen: true,
    wall: () => 0,
    populate: ({ tables }) => {
      tables.authors.insert({ id: 'a1', email: 'first@example.com' });
    },
    driver: async () => sharedDisk().driver(),
    tabs: oneTab(),
    onProblem: (sentence, cause) => {
      throw new Error(sentence, { cause });
    },
    ...options,
  });
}

/** What a browser saves for all tabs: each call of `driver` is another tab's access to the same log. */
export function sharedDisk(compactAfter = Infinity) {
  let snapshot: Snapshot | null = null;
  let log: Entry[] = [];
  const head = () => log.at(-1)?.sequence ?? snapshot?.sequence ?? 0;
  const copy = <Value>(value: Value): Value => structuredClone(value);

  const driver = (): Driver => ({
    read(after) {
      const stale = snapshot !== null && snapshot.sequence > after;
      const saved: Saved = {
        head: head(),
        snapshot: stale ? copy(snapshot) : null,
        entries: copy(log.filter((entry) => entry.sequence > after)),
      };
      return Promise.resolve(saved);
    },
    append(entry) {
      if (entry.sequence !== head() + 1) return Promise.resolve(false);
      log.push(copy(entry));
      return Promise.resolve(true);
    },
    save(next, expectedHead, entries = []) {
      if (expectedHead !== head()) return Promise.resolve(false);
      snapshot = copy(next);
      log = [...copy(entries)];
      return Promise.resolve(true);
    },
    compactAfter,
    close: () => Promise.resolve(),
  });

  return { driver, head, logLength: () => log.length };
}
