import { z } from '#contracts/z.ts';
import type { IdempotencyKeys } from '#src/platform/idempotency-keys.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage.ts';

/** Keys of this tab that outlive a reload, so that a dry run that is shown again is not run a second time. */
export function runKeys(storage: KeyValueStorage | null): IdempotencyKeys {
  const stored = storedValue(storage, 'tranche.runs', z.record(z.string(), z.string()));
  const known = new Map(Object.entries(stored.read() ?? {}));
  const keep = () => stored.write(Object.fromEntries(known));
  return {
    keyFor(operation) {
      const key = known.get(operation) ?? crypto.randomUUID();
      known.set(operation, key);
      keep();
      return key;
    },
    drop(operation) {
      known.delete(operation);
      keep();
    },
  };
}
