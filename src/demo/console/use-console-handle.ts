import { useHandle } from '#src/platform/demo/use-handle.ts';
import type { ConsoleHandle } from '#contracts/mock-in-page.ts';

function isHandle(ready: unknown): ready is ConsoleHandle {
  return typeof ready === 'object' && ready !== null && 'openConsole' in ready;
}

/** The part of the mock backend that the console uses; null until it has started. */
export const useConsoleHandle = () => useHandle(isHandle);
