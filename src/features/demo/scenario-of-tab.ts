import type { KeyValueStorage } from '#src/platform/session-storage.ts';

const key = 'tranche.scenario';

/** The scenario that a link chose for this tab holds until another link chooses another: its pages do not name it. */
export function scenarioOfTab(wish: string | null, storage: KeyValueStorage | null): string | null {
  if (wish !== null) return wish;
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** To be called once the scenario runs, so that a name that does not exist is not asked for again and again. */
export function keepScenario(scenario: string | null, storage: KeyValueStorage | null): void {
  if (scenario === null) return;
  try {
    storage?.setItem(key, scenario);
  } catch {
    // Blocked or full: then a reload shows the default scenario.
  }
}
