import { z } from '#contracts/z.ts';
import { reloadGuardMs } from '#src/platform/settings/constants.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';

/** A tab reloads itself at most this often, over all paths. */
const cap = { count: 3, perMs: 60_000 } as const;

const Reloads = z.array(z.object({ path: z.string(), at: z.number() }));

/**
 * Whether a page whose chunk could not be loaded may reload itself: once per path in ten seconds, and three times a
 * minute over all paths. A chunk that is missing for good therefore ends at the error page and not in a loop. False
 * if storage is blocked. Returning true counts as a reload.
 * @param path a pathname, without query and hash
 * @param now milliseconds of any clock that survives a reload
 */
export function mayReload(storage: KeyValueStorage | null, path: string, now: number): boolean {
  const stored = storedValue(storage, 'tranche.reloads', Reloads);
  const recent = (stored.read() ?? []).filter(({ at }) => now >= at && now - at < cap.perMs);
  const again = recent.some((one) => one.path === path && now - one.at < reloadGuardMs);
  if (again || recent.length >= cap.count) return false;
  return stored.write([...recent, { path, at: now }]);
}
