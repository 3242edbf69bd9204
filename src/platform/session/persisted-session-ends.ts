import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';

/**
 * The ends of sessions that the backend has not confirmed. They hold no name, and can only end those sessions. All tabs
 * share them, because the tab of a session may be closed before the network is back.
 */
export const keptSessionEnds = (storage: KeyValueStorage | null) =>
  storedValue(storage, 'tranche.session-ends', z.array(z.object({ key: z.uuid(), endKey: z.string() })));
