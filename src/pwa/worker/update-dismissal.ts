import { z } from '#contracts/z.ts';
import type { KeyValueStorage } from '#src/platform/session-storage.ts';
import type { Dismissal } from './slice.ts';

export const dismissalKey = 'tranche.later';

/** An update that was put off is offered again after a day. Another build is offered at once. */
export const dismissalMs = 86_400_000;

const Stored = z.object({ build: z.nullable(z.string()), at: z.number() });

export function readDismissal(storage: KeyValueStorage | null): Dismissal | null {
  try {
    const result = Stored.safeParse(JSON.parse(storage?.getItem(dismissalKey) ?? ''));
    return result.success ? result.data : null;
  } catch {
    return null; // none, unreadable, or blocked
  }
}

export function writeDismissal(storage: KeyValueStorage | null, dismissal: Dismissal): void {
  try {
    storage?.setItem(dismissalKey, JSON.stringify(dismissal));
  } catch {
    // Blocked or full: then it is put off for as long as this page lives.
  }
}

/** What of it still counts at `now`. */
export function currentDismissal(dismissal: Dismissal | null, now: number): Dismissal | null {
  return dismissal !== null && now >= dismissal.at && now - dismissal.at < dismissalMs ? dismissal : null;
}
