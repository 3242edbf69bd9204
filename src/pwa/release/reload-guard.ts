import { z } from '#contracts/z.ts';
import { reloadGuardMs } from '#src/platform/constants.ts';
import type { KeyValueStorage } from '#src/platform/session-storage.ts';

const key = 'tranche.reloads';

/** However many paths take part, a tab is not loaded anew by itself more often than this. */
const cap = { count: 3, perMs: 60_000 } as const;

const Reloads = z.array(z.object({ path: z.string(), at: z.number() }));

/**
 * Whether a page whose chunk did not come may be loaded anew by itself: once per path in ten seconds, three times a
 * minute in all. A chunk that is really gone so ends at the error page and not in a circle, whichever paths it lies
 * on; without storage to remember it, the answer is always no. Yes counts as done.
 *
 * @param path a pathname, without query and hash
 * @param now milliseconds of any clock that survives a reload
 */
export function mayReload(storage: KeyValueStorage | null, path: string, now: number): boolean {
  try {
    if (!storage) return false;
    const recent = read(storage).filter(({ at }) => now >= at && now - at < cap.perMs);
    const again = recent.some((one) => one.path === path && now - one.at < reloadGuardMs);
    if (again || recent.length >= cap.count) return false;
    storage.setItem(key, JSON.stringify([...recent, { path, at: now }]));
    return true;
  } catch {
    return false;
  }
}

function read(storage: KeyValueStorage): z.output<typeof Reloads> {
  const text = storage.getItem(key);
  try {
    const result = Reloads.safeParse(JSON.parse(text ?? '[]'));
    return result.success ? result.data : [];
  } catch {
    return [];
  }
}
