import { useEffect, useState } from 'react';
import { selectToken } from './session.ts';
import { useAppSelector, useServices } from '#src/platform/store/use-store.ts';

/** Returns the number of other tabs that have this tab's session; null until they have answered. */
export function useOtherTabs(): number | null {
  const { sessionHandover } = useServices();
  const token = useAppSelector(selectToken);
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (token === null) return;
    let isCurrent = true;
    void Promise.resolve(sessionHandover?.countSharing(token) ?? 0).then((otherTabs) => {
      if (isCurrent) setCount(otherTabs);
    });
    return () => {
      isCurrent = false;
    };
  }, [sessionHandover, token]);
  return count;
}
