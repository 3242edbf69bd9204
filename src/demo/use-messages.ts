import { useSyncExternalStore } from 'react';
import type { Message, MockBackend } from '#contracts/mock-in-page.ts';
import { useHandle } from '#src/platform/demo/use-handle.ts';

type Handle = Pick<MockBackend, 'messages'>;

function isHandle(ready: unknown): ready is Handle {
  return typeof ready === 'object' && ready !== null && 'messages' in ready;
}

const none: readonly Message[] = [];
const silent = () => () => undefined;

/** Returns the messages of the demo, newest first, and updates with them. */
export function useMessages(): readonly Message[] {
  const inbox = useHandle(isHandle)?.messages;
  return useSyncExternalStore(inbox?.subscribe ?? silent, () => inbox?.list() ?? none);
}
