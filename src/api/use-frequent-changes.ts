import { useEffect } from 'react';
import { useServices } from '#src/platform/store/use-store.ts';

const everyMs = 2_000;

/** Asks for changes every two seconds while `isOn`: for what changes by itself, and sooner than the feed's interval. */
export function useFrequentChanges(isOn: boolean): void {
  const { changeFeed } = useServices();
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => changeFeed?.wake(), everyMs);
    return () => clearInterval(timer);
  }, [isOn, changeFeed]);
}
