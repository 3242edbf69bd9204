import { startTransition, useEffect, useState } from 'react';
import type { Services } from '#src/platform/store/services.ts';
import { useAppStore } from '#src/platform/store/use-store.ts';

/**
 * Returns false until the first data of the first page have arrived; for what can wait. All that waited is then rendered
 * in slices, so that input is handled in between.
 */
export function useAfterFirstData(): boolean {
  const store = useAppStore();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const { firstData } = store.dispatch((_dispatch, _getState, services: Services) => services);
    void Promise.resolve(firstData).then(() => startTransition(() => setThere(true)));
  }, [store]);
  return isThere;
}
