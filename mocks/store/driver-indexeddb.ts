// oxlint-disable typescript/no-unsafe-argument -- IndexedDB gives back what was put in, but its types say `any`
import type { Driver, Saved } from './driver.ts';
import { nothingAfter } from './driver.ts';
import { DamagedError, entriesOf, type Head, headOf, readableEntries, snapshotOf } from './indexeddb-log.ts';

export interface IndexedDbOptions {
  /** The page's window, or a test double; reading `indexedDB` may throw where storage is blocked. */
  readonly window: { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange };
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
type StoreName = (typeof stores)[number];

/**
 * Saves one snapshot (a single JSON text: 100,000 rows are read several times faster than as records) and the log. The
 * text is saved as UTF-8, since Chromium refuses a value of more than 133 MB: as a string, the 80 million characters of the
 * scenario `big-list` would be twice as many bytes.
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
      if (!running.error) running.abort(); // a failed transaction has already ended
      throw cause;
    });
    const [answer] = await Promise.all([worked, complete]);
    return answer;
  }

  const headIn = (heads: IDBObjectStore) => answerOf<unknown>(heads.get(key));
  const isHead = (saved: unknown, sequence: number): saved is Head =>
    typeof saved === 'object' && saved !== null && 'sequence' in saved && saved.sequence === sequence;

  await transaction('readwrite', stores, async (store) => {
    for (const other of await answerOf(store('heads').getAllKeys())) {
      if (typeof other !== 'string' || other.startsWith(`v${schema}/`)) continue;
      store('heads').delete(other);
      store('snapshots').delete(other);
      store('log').delete(logOf(other));
      store('snapshots').delete(aside(other));
      store('log').delete(logOf(aside(other)));
    }
  });

  /** Reads what was saved. Throws `DamagedError`. */
  async function read(after: number): Promise<Saved> {
    const saved = await transaction('readonly', stores, async (store) => {
      const head = headOf(await headIn(store('heads')));
      if (!head || head.sequence <= after) return { head, from: null, text: null, log: [] };
      const from = Math.max(head.snapshot, after);
      const [text, log] = await Promise.all([
        from > after ? answerOf<unknown>(store('snapshots').get(key)) : null,
        answerOf<unknown[]>(store('log').getAll(logOf(key, from))),
      ]);
      return { head, from, text, log };
    });
    const { head, from, text, log } = saved;
    if (head === null || from === null) return nothingAfter(head?.sequence ?? 0);
    const snapshot = from > after ? snapshotOf(text) : null;
    if (snapshot && snapshot.sequence !== from) throw new DamagedError('the snapshot');
    return { head: head.sequence, snapshot, entries: entriesOf(log, from, head.sequence) };
  }

  /** Moves aside what cannot be read and everything that was written after it; resolves to a sentence about it. */
  function repair(): Promise<string> {
    return transaction('readwrite', stores, async (store) => {
      const text = await answerOf<unknown>(store('snapshots').get(key));
      const log = await answerOf<unknown[]>(store('log').getAll(logOf(key)));
      const snapshot = orNull(() => snapshotOf(text));
      const readable = snapshot ? readableEntries(log, snapshot.sequence) : [];
      store('log').delete(logOf(aside(key)));
      log.slice(readable.length).forEach((entry, at) => store('log').put(entry, [aside(key), at + 1]));
      if (!snapshot) {
        store('heads').delete(key);
        store('snapshots').put(text ?? null, aside(key));
        store('snapshots').delete(key);
        store('log').delete(logOf(key));
        return 'What was saved in this browser was damaged and has been put aside: the demonstration starts again.';
      }
      const sequence = snapshot.sequence + readable.length;
      store('heads').put({ sequence, snapshot: snapshot.sequence } satisfies Head, key);
      store('log').delete(logOf(key, sequence));
      if (readable.length === log.length)
        return 'What was saved in this browser was damaged and has been mended.';
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
      transaction('readwrite', ['heads', 'log'], async (store) => {
        const head = await headIn(store('heads'));
        if (!isHead(head, entry.sequence - 1)) return false;
        store('log').put(entry, [key, entry.sequence]);
        store('heads').put({ ...head, sequence: entry.sequence }, key);
        return true;
      }),

    save: (snapshot, known) => {
      const text = new TextEncoder().encode(JSON.stringify(snapshot));
      return transaction('readwrite', stores, async (store) => {
        const head = await headIn(store('heads'));
        if (head === undefined ? known !== 0 : !isHead(head, known)) return false;
        store('snapshots').put(text, key);
        const { sequence } = snapshot;
        store('heads').put({ sequence, snapshot: sequence } satisfies Head, key);
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

/** The key under which a damaged part is kept. */
const aside = (key: string) => `damaged/${key}`;

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
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
