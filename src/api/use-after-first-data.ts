import { startTransition, useEffect, useState } from 'react';
import { useServices } from '#src/platform/store/use-store.ts';

/**
 * Returns false until the first data of the first page have arrived; for what can wait. All that waited is then rendered
 * in slices, so that input is handled in between.
 */
export function useAfterFirstData(): boolean {
  const { firstData } = useServices();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void Promise.resolve(firstData).then(() => startTransition(() => setThere(true)));
  }, [firstData]);
  return isThere;
}
