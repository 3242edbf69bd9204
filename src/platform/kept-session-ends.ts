import type { KeyValueStorage } from './storage.ts';

/** Where this browser keeps the ends of sessions that the backend has not confirmed. */
export const sessionEndsKey = 'tranche.session-ends';

/** True if there may be some; the code that reads and sends them is loaded only then. */
export function hasSessionEnds(storage: KeyValueStorage | null): boolean {
  try {
    return (storage?.getItem(sessionEndsKey) ?? null) !== null;
  } catch {
    return false;
  }
}
