import { useEffect } from 'react';
import type { Services } from '#src/platform/store/services.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';

const everyMs = 2_000;

/** Asks for changes every two seconds while `isOn`: for what changes by itself, and sooner than the feed's interval. */
export function useFrequentChanges(isOn: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isOn) return undefined;
    const wake = (_dispatch: unknown, _getState: unknown, { changeFeed }: Services) => changeFeed?.wake();
    const timer = setInterval(() => dispatch(wake), everyMs);
    return () => clearInterval(timer);
  }, [isOn, dispatch]);
}
