import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage.ts';

const key = 'tranche.scenario';
const stored = (storage: KeyValueStorage | null) => storedValue(storage, key, z.string());

/**
 * The scenario that a link chose for this tab; it stays until another link chooses another one. It may not exist: the mock
 * backend then reports it, as it does for anything else that stands in its place, and runs the default one.
 */
export function scenarioOfTab(requested: string | null, storage: KeyValueStorage | null): string | null {
  return requested ?? stored(storage).read() ?? unreadable(storage);
}

/** What is stored but is not JSON: `storedValue` answers null for it, and the mock backend has to report it. */
function unreadable(storage: KeyValueStorage | null): string | null {
  try {
    return storage?.getItem(key)?.slice(0, 40) ?? null;
  } catch {
    return null;
  }
}

/** To be called with the scenario that runs, so that the name of one that does not exist is not kept. */
export function keepScenario(running: string, storage: KeyValueStorage | null): void {
  stored(storage).write(running); // where storage refuses, a reload shows the default one
}
