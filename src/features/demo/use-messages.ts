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
  /** The code in it, for those who do not want to type. */
  readonly code: string | null;
}

/** Where the mock backend puts what a person would get on a phone. */
export interface Inbox {
  /** Newest first; the same array until something changes. */
  list(): readonly Message[];
  subscribe(listener: () => void): () => void;
}

interface Handle {
  readonly messages: Inbox;
}

/** The mock is known to the application as "something that is ready", so that no type of it reaches this side. */
function isHandle(ready: unknown): ready is Handle {
  return typeof ready === 'object' && ready !== null && 'messages' in ready;
}

const none: readonly Message[] = [];
const silent = () => () => undefined;

/** The messages of the demo, newest first, as they come. */
export function useMessages(): readonly Message[] {
  const store = useAppStore();
  const [inbox, setInbox] = useState<Inbox | null>(null);
  useEffect(() => {
    let here = true;
    const ready = store.dispatch((_dispatch, _getState, services: Services) => services.backendReady);
    ready.then(
      (handle) => here && isHandle(handle) && setInbox(handle.messages),
      () => undefined, // that the mock did not start is said elsewhere
    );
    return () => {
      here = false;
    };
  }, [store]);
  return useSyncExternalStore(inbox?.subscribe ?? silent, () => inbox?.list() ?? none);
}
