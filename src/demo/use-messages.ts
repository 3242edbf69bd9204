import { useSyncExternalStore } from 'react';
import type { Instant } from '#contracts/dates.ts';
import { useHandle } from '#src/platform/demo/use-handle.ts';

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
