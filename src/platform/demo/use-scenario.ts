import { useHandle } from './use-handle.ts';

function hasScenario(ready: unknown): ready is { readonly scenario: string } {
  return (
    typeof ready === 'object' && ready !== null && 'scenario' in ready && typeof ready.scenario === 'string'
  );
}

/** Returns the running scenario of the demo; null without a demo, and until it is known. */
export function useScenario(): string | null {
  return useHandle(hasScenario)?.scenario ?? null;
}
