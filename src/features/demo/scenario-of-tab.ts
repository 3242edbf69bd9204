import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage.ts';

const stored = (storage: KeyValueStorage | null) => storedValue(storage, 'tranche.scenario', z.string());

/** The scenario that a link chose for this tab; it stays until another link chooses another one. */
export function scenarioOfTab(wish: string | null, storage: KeyValueStorage | null): string | null {
  return wish ?? stored(storage).read();
}

/** To be called once the scenario runs, so that the name of one that does not exist is not kept. */
export function keepScenario(scenario: string | null, storage: KeyValueStorage | null): void {
  if (scenario !== null) stored(storage).write(scenario); // where storage refuses, a reload shows the default one
}
