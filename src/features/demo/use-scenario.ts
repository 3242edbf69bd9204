import { useEffect, useState } from 'react';
import type { Services } from '#src/platform/services.ts';
import { useAppStore } from '#src/platform/use-store.ts';

/** The mock is known to the application as "something that is ready", so that no type of it reaches this side. */
const scenarioOf = (ready: unknown): string | null =>
  typeof ready === 'object' && ready !== null && 'scenario' in ready && typeof ready.scenario === 'string'
    ? ready.scenario
    : null;

/** The scenario that the demo runs; null without a demo, and until it is known. */
export function useScenario(): string | null {
  const store = useAppStore();
  const [scenario, setScenario] = useState<string | null>(null);
  useEffect(() => {
    const ready = store.dispatch((_dispatch, _getState, services: Services) => services.backendReady);
    ready.then(
      (handle) => setScenario(scenarioOf(handle)),
      () => undefined, // that the mock did not start is said elsewhere
    );
  }, [store]);
  return scenario;
}
