/** Where the keys of operations that must happen at most once are kept. */
export interface IdempotencyKeys {
  /** The key of an operation: made once, then the same one until it is dropped. */
  keyFor(operation: string): string;
  drop(operation: string): void;
}

/** Keys that end with the page, for what names a person or a code: neither belongs into a draft. */
export function memoryKeys(): IdempotencyKeys {
  const known = new Map<string, string>();
  return {
    keyFor(operation) {
      const key = known.get(operation) ?? crypto.randomUUID();
      known.set(operation, key);
      return key;
    },
    drop(operation) {
      known.delete(operation);
    },
  };
}
