import { useEffect, useState } from 'react';
import type { Services } from '#src/platform/store/services.ts';
import { selectToken } from './session.ts';
import { useAppSelector, useAppStore } from '#src/platform/store/use-store.ts';

/** Returns the number of other tabs that have this tab's session; null until they have answered. */
export function useOtherTabs(): number | null {
  const store = useAppStore();
  const token = useAppSelector(selectToken);
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (token === null) return;
    let isCurrent = true;
    const { sessionHandover } = store.dispatch((_dispatch, _getState, services: Services) => services);
    void Promise.resolve(sessionHandover?.countSharing(token) ?? 0).then((otherTabs) => {
      if (isCurrent) setCount(otherTabs);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, token]);
  return count;
}
