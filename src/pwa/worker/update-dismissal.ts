import { z } from '#contracts/z.ts';
import type { KeyValueStorage } from '#src/platform/session-storage.ts';
import type { Dismissal } from './slice.ts';

export const laterKey = 'tranche.later';

/** An update that was put off is offered again after a day. Another build is offered at once. */
export const laterMs = 86_400_000;

const Stored = z.object({ build: z.nullable(z.string()), at: z.number() });

export function readLater(storage: KeyValueStorage | null): Dismissal | null {
  try {
    const result = Stored.safeParse(JSON.parse(storage?.getItem(laterKey) ?? ''));
    return result.success ? result.data : null;
  } catch {
    return null; // none, unreadable, or blocked
  }
}

export function writeLater(storage: KeyValueStorage | null, dismissal: Dismissal): void {
  try {
    storage?.setItem(laterKey, JSON.stringify(dismissal));
  } catch {
    // Blocked or full: then it is put off for as long as this page lives.
  }
}

/** What of it still counts at `now`. */
export function later(dismissal: Dismissal | null, now: number): Dismissal | null {
  return dismissal !== null && now >= dismissal.at && now - dismissal.at < laterMs ? dismissal : null;
}
