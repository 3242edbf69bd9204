import { useSyncExternalStore } from 'react';
import type { RunningScenario, StripHandle } from '#contracts/mock-in-page.ts';
import { useHandle } from '#src/platform/demo/use-handle.ts';

function isHandle(ready: unknown): ready is StripHandle {
  return typeof ready === 'object' && ready !== null && 'running' in ready;
}

/** The part of the mock backend that the strip uses; null until it has started. */
export const useStripHandle = () => useHandle(isHandle);

const silent = () => () => undefined;

/** Returns the scenario that the strip is about; null for the default one that lacks nothing, and without a demo. */
export function useSpecialScenario(): RunningScenario | null {
  const handle = useStripHandle();
  const running = useSyncExternalStore(
    handle?.subscribe ?? silent,
    () => handle?.running() ?? null,
    () => null,
  );
  return running && (!running.isDefault || running.unknown !== null || running.unknownArticles.length > 0)
    ? running
    : null;
}
