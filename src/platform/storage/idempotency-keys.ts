import { randomId } from '#src/platform/browser/random-id.ts';

/** Stores the Idempotency-Keys of operations that must happen at most once. */
export interface IdempotencyKeys {
  /** Returns the key of an operation: created at the first call, then the same one until it is dropped. */
  keyFor(operation: string): string;
  drop(operation: string): void;
}

/**
 * Keys in memory that end with the page; for operations whose names contain a person or a code, which must not be
 * stored.
 */
export const memoryKeys = (): IdempotencyKeys => keysIn(new Map(), () => undefined);

/** Keys in a map; `onChange` may store it. */
export function keysIn(keys: Map<string, string>, onChange: () => void): IdempotencyKeys {
  return {
    keyFor(operation) {
      const key = keys.get(operation) ?? randomId();
      keys.set(operation, key);
      onChange();
      return key;
    },
    drop(operation) {
      keys.delete(operation);
      onChange();
    },
  };
}
