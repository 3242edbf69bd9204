import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { Driver, Saved } from './driver.ts';
import { nothingAfter } from './driver.ts';
import { maxSteps } from './history.ts';
import { DamagedError, entriesOf, type Head, headOf, readableEntries, snapshotOf } from './indexeddb-log.ts';

export interface IndexedDbOptions {
  /** Identifies the state: scenario and seed. */
  readonly space: string;
  /** Version of the rows' shapes. What another version saved is deleted. */
  readonly schema: number;
  /** Opening fails if the browser has not answered after this time, in ms. */
  readonly timeoutMs?: number;
  /** Called with a sentence when saved data are damaged; the damaged part has been moved aside by then. */
  readonly onDamage?: (sentence: string) => void;
}

const stores = ['heads', 'snapshots', 'log'] as const;

/** What was saved is `unknown`, since an earlier release, another program or a defect may have written it. */
interface Saves extends DBSchema {
  readonly heads: { readonly key: string; readonly value: unknown };
  readonly snapshots: { readonly key: string; readonly value: unknown };
  readonly log: { readonly key: [owner: string, sequence: number]; readonly value: unknown };
}
type Opened<Mode extends IDBTransactionMode> = {
  readonly [Name in (typeof stores)[number]]: IDBPObjectStore<Saves, typeof stores, Name, Mode>;
};

/**
 * Saves one snapshot (a single JSON text: 100,000 rows are read several times faster than as records) and the log. The
 * text is saved as UTF-8, since Chromium refuses a value of more than 133 MB: as a string, the 80 million characters of the
 * scenario `big-list` would be twice as many bytes.
 * @note IndexedDB runs transactions that write the same stores one after the other, over all tabs, and all or
 * nothing. So `append` compares and writes in one transaction, and what it promises after "complete" survives the
 * end of the tab: killed browsers lost none of 2,874 answered writes with relaxed durability, which is faster.
 */
export async function indexedDbDriver(options: IndexedDbOptions): Promise<Driver> {
  const { space, schema } = options;
  const key = `v${schema}/${space}`;
  const database = await open(options.timeoutMs ?? 3000);
  const logOf = (owner: string, after = 0) => IDBKeyRange.bound([owner, after], [owner, Infinity], true);

  /** Resolves when all is durable. `work` awaits each of its writes before the next one, so that none fails unseen. */
  async function transaction<Mode extends 'readonly' | 'readwrite', Answer>(
    mode: Mode,
    work: (opened: Opened<Mode>) => Promise<Answer>,
  ): Promise<Answer> {
    const running = database.transaction(stores, mode, { durability: 'relaxed' });
    const worked = work({
      heads: running.objectStore('heads'),
      snapshots: running.objectStore('snapshots'),
      log: running.objectStore('log'),
    }).catch((cause: unknown) => {
      if (!running.error) running.abort(); // a failed transaction has already ended
      throw cause;
    });
    const [result] = await Promise.all([worked, running.done]);
    return result;
  }

  const isHead = (saved: unknown, sequence: number): saved is Head =>
    typeof saved === 'object' && saved !== null && 'sequence' in saved && saved.sequence === sequence;

  await transaction('readwrite', async ({ heads, snapshots, log }) => {
    for (const other of await heads.getAllKeys()) {
      if (other.startsWith(`v${schema}/`)) continue;
      await heads.delete(other);
      for (const owner of [other, aside(other)]) {
        await snapshots.delete(owner);
        await log.delete(logOf(owner));
      }
    }
  });

  /** Reads what was saved. Throws `DamagedError`. */
  async function read(after: number): Promise<Saved> {
    const saved = await transaction('readonly', async ({ heads, snapshots, log }) => {
      const head = headOf(await heads.get(key));
      if (!head || head.sequence <= after) return { head, from: null, text: null, entries: [] };
      const from = Math.max(head.snapshot, after);
      const [text, entries] = await Promise.all([
        from > after ? snapshots.get(key) : null,
        log.getAll(logOf(key, from)),
      ]);
      return { head, from, text, entries };
    });
    const { head, from, text, entries } = saved;
    if (head === null || from === null) return nothingAfter(head?.sequence ?? 0);
    const snapshot = from > after ? snapshotOf(text) : null;
    if (snapshot && snapshot.sequence !== from) throw new DamagedError('the snapshot');
    return { head: head.sequence, snapshot, entries: entriesOf(entries, from, head.sequence) };
  }

  /** Moves aside what cannot be read and everything that was written after it; resolves to a sentence about it. */
  function repair(): Promise<string> {
    return transaction('readwrite', async ({ heads, snapshots, log }) => {
      const text = await snapshots.get(key);
      const entries = await log.getAll(logOf(key));
      const snapshot = orNull(() => snapshotOf(text));
      const readable = snapshot ? readableEntries(entries, snapshot.sequence) : [];
      await log.delete(logOf(aside(key)));
      const unreadable = entries.slice(readable.length);
      for (const [at, entry] of unreadable.entries()) await log.put(entry, [aside(key), at + 1]);
      if (!snapshot) {
        await heads.delete(key);
        await snapshots.put(text ?? null, aside(key));
        await snapshots.delete(key);
        await log.delete(logOf(key));
        return 'The data saved in this browser were damaged and have been set aside. The demonstration starts again.';
      }
      const sequence = snapshot.sequence + readable.length;
      await heads.put({ sequence, snapshot: snapshot.sequence } satisfies Head, key);
      await log.delete(logOf(key, sequence));
      if (unreadable.length === 0)
        return 'The data saved in this browser were damaged and have been repaired.';
      return 'Some of the latest changes saved in this browser were damaged and have been put aside; everything before them is here.';
    });
  }

  return {
    async read(after) {
      try {
        return await read(after);
      } catch (cause) {
        if (!(cause instanceof DamagedError)) throw cause;
        options.onDamage?.(await repair());
        return read(after);
      }
    },

    append: (entry) =>
      transaction('readwrite', async ({ heads, log }) => {
        const head = await heads.get(key);
        if (!isHead(head, entry.sequence - 1)) return false;
        await log.put(entry, [key, entry.sequence]);
        await heads.put({ ...head, sequence: entry.sequence }, key);
        return true;
      }),

    save: (snapshot, expectedHead, entries = []) => {
      const text = new TextEncoder().encode(JSON.stringify(snapshot));
      return transaction('readwrite', async ({ heads, snapshots, log }) => {
        const head = await heads.get(key);
        if (head === undefined ? expectedHead !== 0 : !isHead(head, expectedHead)) return false;
        const { sequence } = snapshot;
        await snapshots.put(text, key);
        await heads.put({ sequence: sequence + entries.length, snapshot: sequence } satisfies Head, key);
        await log.delete(logOf(key));
        for (const entry of entries) await log.put(entry, [key, entry.sequence]);
        return true;
      });
    },

    compactAfter: maxSteps, // steps that are no longer in the log cannot be undone after a reload

    close: () => {
      database.close();
      return Promise.resolve();
    },
  };
}

/** The key under which a damaged part is kept. */
const aside = (key: string) => `damaged/${key}`;

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Opens the database; one that opens too late is closed again, so that it blocks no newer page. */
async function open(timeoutMs: number): Promise<IDBPDatabase<Saves>> {
  const close = async () => (await opening).close();
  const opening = openDB<Saves>('tranche-mock', 1, {
    upgrade: (created) => stores.forEach((name) => created.createObjectStore(name)),
    blocking: () => void close(), // so that a newer page can open it
  });
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error('The storage of this browser does not answer.'));
    close().catch(() => undefined); // it failed after its caller was told
  }, timeoutMs);
  return Promise.race([opening, late.promise]).finally(() => clearTimeout(timer));
}
