import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';
import type { Dismissal } from './slice.ts';

/** How long an update stays dismissed, in ms: a day. Another build is offered at once. */
const dismissalMs = 86_400_000;

const StoredDismissal = z.object({ build: z.nullable(z.string()), at: z.number() });

/** The stored dismissal, which all tabs share. */
export const storedDismissal = (storage: KeyValueStorage | null) =>
  storedValue<Dismissal>(storage, 'tranche.update-dismissed', StoredDismissal);

/** Returns the dismissal while it applies at `now`, else null. */
export function currentDismissal(dismissal: Dismissal | null, now: number): Dismissal | null {
  return dismissal !== null && now >= dismissal.at && now - dismissal.at < dismissalMs ? dismissal : null;
}
