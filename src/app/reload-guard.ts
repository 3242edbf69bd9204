import { reloadGuardMs } from './measures.ts';
import type { KeyValueStorage } from './session-storage.ts';

const key = 'tranche.reloaded';

/**
 * Whether a page whose chunk did not come may be loaded anew by itself. Answers yes at most once in ten seconds, so a
 * chunk that is really gone ends at the error page and not in a circle; without storage to remember it, never.
 * `now` is in milliseconds of any clock that survives a reload.
 */
export function mayReload(storage: KeyValueStorage | null, now: number): boolean {
  try {
    const last = Number(storage?.getItem(key) ?? Number.NEGATIVE_INFINITY);
    if (!storage || (now >= last && now - last < reloadGuardMs)) return false;
    storage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}
