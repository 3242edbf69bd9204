import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';

const key = 'tranche.scenario';
const stored = (storage: KeyValueStorage | null) => storedValue(storage, key, z.string());

/**
 * Returns the scenario of this tab, which a link has chosen; it stays until another link chooses another one. It may
 * be unknown: the mock backend then reports it and runs the default one.
 */
export function scenarioOfTab(requested: string | null, storage: KeyValueStorage | null): string | null {
  return requested ?? stored(storage).read() ?? unreadable(storage);
}

/** Returns a stored value that is not JSON: `storedValue` gives null for it, but the mock backend has to report it. */
function unreadable(storage: KeyValueStorage | null): string | null {
  try {
    return storage?.getItem(key)?.slice(0, 40) ?? null;
  } catch {
    return null;
  }
}

/** Stores the name of the running scenario, so that an unknown name is not kept. */
export function keepScenario(running: string, storage: KeyValueStorage | null): void {
  stored(storage).write(running); // if storage is blocked, a reload runs the default scenario
}
