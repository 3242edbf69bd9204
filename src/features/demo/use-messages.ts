import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Instant } from '#contracts/dates.ts';
import { useAppStore } from '#src/platform/use-store.ts';
import type { Services } from '#src/platform/services.ts';

/** A message as the phone shows it. */
export interface Message {
  readonly id: string;
  readonly sentAt: Instant;
  readonly channel: string;
  readonly to: string;
  readonly text: string;
  /** The code in the message, so that it can be filled in by a press. */
  readonly code: string | null;
}

/** The mock backend's store of text messages. */
export interface Inbox {
  /** Newest first; the same array until something changes. */
  list(): readonly Message[];
  subscribe(listener: () => void): () => void;
}

interface Handle {
  readonly messages: Inbox;
}

/**
 * Narrows the result of `backendReady`, which is typed as unknown so that the application imports no type of the mock
 * backend.
 */
function isHandle(ready: unknown): ready is Handle {
  return typeof ready === 'object' && ready !== null && 'messages' in ready;
}

const none: readonly Message[] = [];
const silent = () => () => undefined;

/** Returns the messages of the demo, newest first, and updates with them. */
export function useMessages(): readonly Message[] {
  const store = useAppStore();
  const [inbox, setInbox] = useState<Inbox | null>(null);
  useEffect(() => {
    let here = true;
    const ready = store.dispatch((_dispatch, _getState, services: Services) => services.backendReady);
    ready.then(
      (handle) => here && isHandle(handle) && setInbox(handle.messages),
      () => undefined, // a failed start of the mock backend is reported elsewhere
    );
    return () => {
      here = false;
    };
  }, [store]);
  return useSyncExternalStore(inbox?.subscribe ?? silent, () => inbox?.list() ?? none);
}
