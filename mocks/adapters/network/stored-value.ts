import { z } from '#contracts/z.ts';

/** Throws where the browser blocks storage. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A value that a tab keeps over reloads. */
export const storedValue = <Value>(storage: OpenStorage, key: string, schema: z.ZodMiniType<Value>) => ({
  /** Null for none, for any other text and where storage is blocked. */
  read(): Value | null {
    try {
      return z.safeParse(schema, JSON.parse(storage().getItem(key) ?? 'null')).data ?? null;
    } catch {
      return null;
    }
  },
  /** Null removes it. */
  write(value: Value | null): void {
    try {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(value));
    } catch {
      // blocked storage: the value ends with the page, as everything does that the mock backend keeps
    }
  },
});
