import { useEffect, useState } from 'react';
import { useServices } from '#src/platform/store/use-store.ts';

/**
 * Returns the started mock backend, which `backendReady` gives as unknown so that the application imports no type of
 * it; null until then, and if it is not one that `isHandle` accepts.
 */
export function useHandle<Handle>(isHandle: (ready: unknown) => ready is Handle): Handle | null {
  const { backendReady } = useServices();
  const [handle, setHandle] = useState<Handle | null>(null);
  useEffect(() => {
    let here = true;
    backendReady.then(
      (value) => here && isHandle(value) && setHandle(value),
      () => undefined, // a failed start of the mock backend is reported elsewhere
    );
    return () => {
      here = false;
    };
  }, [backendReady, isHandle]);
  return handle;
}
