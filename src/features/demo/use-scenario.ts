import { useEffect, useState } from 'react';
import type { Services } from '#src/platform/services.ts';
import { useAppStore } from '#src/platform/use-store.ts';

/**
 * Reads the scenario from the result of `backendReady`, which is typed as unknown so that the application imports no
 * type of the mock backend.
 */
const scenarioOf = (ready: unknown): string | null =>
  typeof ready === 'object' && ready !== null && 'scenario' in ready && typeof ready.scenario === 'string'
    ? ready.scenario
    : null;

/** Returns the running scenario of the demo; null without a demo, and until it is known. */
export function useScenario(): string | null {
  const store = useAppStore();
  const [scenario, setScenario] = useState<string | null>(null);
  useEffect(() => {
    const ready = store.dispatch((_dispatch, _getState, services: Services) => services.backendReady);
    ready.then(
      (handle) => setScenario(scenarioOf(handle)),
      () => undefined, // a failed start of the mock backend is reported elsewhere
    );
  }, [store]);
  return scenario;
}
