import { z } from '#contracts/z.ts';
import { type IdempotencyKeys, keysIn } from '#src/platform/storage/idempotency-keys.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';

/** Keys of this tab that outlive a reload, so that a dry run that is shown again is not run a second time. */
export function runKeys(storage: KeyValueStorage | null): IdempotencyKeys {
  const stored = storedValue(storage, 'tranche.runs', z.record(z.string(), z.string()));
  const keys = new Map(Object.entries(stored.read() ?? {}));
  return keysIn(keys, () => stored.write(Object.fromEntries(keys)));
}
