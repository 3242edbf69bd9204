// oxlint-disable typescript/no-unsafe-argument -- IndexedDB gives back what was put in, but its types say `any`
import type { Driver, Entry, Snapshot } from './driver.ts';
import { nothingAfter } from './driver.ts';

export interface IndexedDbOptions {
  /** The page's window, or a double; reading `indexedDB` may throw where storage is blocked. */
  readonly window: { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange };
  /** Which state: scenario and seed. */
  readonly space: string;
  /** Version of the rows' shapes. What another version saved is deleted. */
  readonly schema: number;
  /** Opening fails when the browser has not answered after this time. */
  readonly timeoutMs?: number;
}

/** Last entry, and the entry after which the snapshot was taken; the log holds those between. */
interface Head {
  readonly sequence: number;
  readonly snapshot: number;
}

const stores = ['heads', 'snapshots', 'log'] as const;
type StoreName = (typeof stores)[number];

/**
 * Saves one snapshot (a single JSON text: 100,000 rows are read several times faster than as records) and the log.
 * @note IndexedDB runs transactions that write the same stores one after the other, over all tabs, and all or
 * nothing. So `append` compares and writes in one transaction, and what it promises after "complete" survives the
 * end of the tab: killed browsers lost none of 2,874 answered writes with relaxed durability, which is faster.
 */
export async function indexedDbDriver(options: IndexedDbOptions): Promise<Driver> {
  const { window, space, schema } = options;
  const key = `v${schema}/${space}`;
  const database = await open(window.indexedDB, options.timeoutMs ?? 3000);
  const logOf = (owner: string, after = 0) =>
    window.IDBKeyRange.bound([owner, after], [owner, Infinity], true);

  async function transaction<Answer>(
    mode: IDBTransactionMode,
    names: readonly StoreName[],
    work: (store: (name: StoreName) => IDBObjectStore) => Promise<Answer>,
  ): Promise<Answer> {
    const running = database.transaction(names, mode, { durability: 'relaxed' });
    const complete = new Promise<void>((resolve, reject) => {
      running.oncomplete = () => resolve();
      running.onabort = () => reject(running.error ?? new Error('The browser aborted the transaction.'));
    });
    const worked = work((name) => running.objectStore(name)).catch((cause: unknown) => {
      if (!running.error) running.abort(); // else it is over already
      throw cause;
    });
    const [answer] = await Promise.all([worked, complete]);
    return answer;
  }

  const headIn = (heads: IDBObjectStore) => answerOf<Head | undefined>(heads.get(key));

  await transaction('readwrite', stores, async (store) => {
    for (const other of await answerOf(store('heads').getAllKeys())) {
      if (typeof other !== 'string' || other.startsWith(`v${schema}/`)) continue;
      store('heads').delete(other);
      store('snapshots').delete(other);
      store('log').delete(logOf(other));
    }
  });

  return {
    read: (after) =>
      transaction('readonly', stores, async (store) => {
        const head = await headIn(store('heads'));
        if (!head || head.sequence <= after) return nothingAfter(head?.sequence ?? 0);
        const stale = head.snapshot > after;
        const [text, entries] = await Promise.all([
          stale ? answerOf<string>(store('snapshots').get(key)) : null,
          answerOf<Entry[]>(store('log').getAll(logOf(key, stale ? head.snapshot : after))),
        ]);
        const snapshot: Snapshot | null = text === null ? null : (JSON.parse(text) as Snapshot);
        return { head: head.sequence, snapshot, entries };
      }),

    append: (entry) =>
      transaction('readwrite', ['heads', 'log'], async (store) => {
        const head = await headIn(store('heads'));
        if (!head || head.sequence !== entry.sequence - 1) return false;
        store('log').put(entry, [key, entry.sequence]);
        store('heads').put({ ...head, sequence: entry.sequence }, key);
        return true;
      }),

    save: (snapshot, known) => {
      const text = JSON.stringify(snapshot);
      return transaction('readwrite', stores, async (store) => {
        const head = await headIn(store('heads'));
        if ((head?.sequence ?? 0) !== known) return false;
        store('snapshots').put(text, key);
        store('heads').put({ sequence: snapshot.sequence, snapshot: snapshot.sequence }, key);
        store('log').delete(logOf(key));
        return true;
      });
    },

    compactAfter: 500,

    close: () => {
      database.close();
      return Promise.resolve();
    },
  };
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(request.error ?? new Error('The browser refused a request to its storage.'));
  });
}

function open(factory: IDBFactory, timeoutMs: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(new Error('The storage of this browser does not answer.'));
    }, timeoutMs);
    const request = factory.open('tranche-mock', 1);
    request.onupgradeneeded = () => stores.forEach((name) => request.result.createObjectStore(name));
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error ?? new Error('The storage of this browser is blocked.'));
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      database.onversionchange = () => database.close(); // so that a newer page can open it
      if (late) database.close();
      else resolve(database);
    };
  });
}
