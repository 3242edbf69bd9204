import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';

/** The notices on the page that say the same, in the order in which they came, each with its retry. */
const retries = new Map<string, () => void>();
const listeners = new Set<() => void>();

const notifyAll = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const firstId = () => retries.keys().next().value ?? null;

/** Retries what all notices of the same cause report. */
export const retryShared = () => {
  for (const retry of retries.values()) retry();
};

/**
 * Several parts of a page can fail for one cause. Returns whether this notice speaks for all that have it; its retry
 * is then `retryShared`.
 */
export function useIsSpeaker(hasCause: boolean, onRetry: (() => void) | undefined): boolean {
  const id = useId();
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (!hasCause) return;
    retries.set(id, () => retry());
    notifyAll();
    return () => {
      retries.delete(id);
      notifyAll();
    };
  }, [hasCause, id]);
  const first = useSyncExternalStore(subscribe, firstId, () => null);
  return first === null || first === id;
}
