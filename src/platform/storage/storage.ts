import { z } from '#contracts/z.ts';

/** The used part of the browser's storage. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Opens a storage of this browser; null if it is blocked, since even reading the property throws then. */
export function storageOf(open: () => Storage): Storage | null {
  try {
    return open();
  } catch {
    return null;
  }
}

/** One value under one key, as JSON. Its functions never throw, although a browser may refuse storage at any time. */
export interface StoredValue<Value> {
  readonly key: string;
  /** Null when nothing is stored, or the stored value is not JSON or does not fit the schema. */
  read(): Value | null;
  /** Returns false if the browser does not store it: blocked or full. */
  write(value: Value): boolean;
  /** Returns false if the browser refuses; the old value may then reappear later. */
  remove(): boolean;
  /** Calls `then` whenever another tab writes or removes the value; null as in `read`. */
  onOtherTabs(window: Pick<Window, 'addEventListener'>, then: (value: Value | null) => void): void;
}

/** `storage` is null where the browser blocks it: reads then give null and writes false. */
export function storedValue<Value>(
  storage: KeyValueStorage | null,
  key: string,
  schema: z.ZodMiniType<Value>,
): StoredValue<Value> {
  function parse(text: string | null): Value | null {
    if (text === null) return null; // usual at the start of a page; the schema then need not be built
    try {
      const result = z.safeParse(schema, JSON.parse(text));
      return result.success ? result.data : null;
    } catch {
      return null;
    }
  }
  function isDone(change: (storage: KeyValueStorage) => void): boolean {
    if (!storage) return false;
    try {
      change(storage);
      return true;
    } catch {
      return false;
    }
  }
  return {
    key,
    read() {
      try {
        return parse(storage?.getItem(key) ?? null);
      } catch {
        return null;
      }
    },
    write: (value) => isDone((to) => to.setItem(key, JSON.stringify(value))),
    remove: () => isDone((from) => from.removeItem(key)),
    onOtherTabs: (window, then) =>
      window.addEventListener('storage', (event) => {
        if (event.key === key) then(parse(event.newValue));
      }),
  };
}
