import { useEffect, useState } from 'react';
import type { Services } from '#src/platform/store/services.ts';
import { useAppStore } from '#src/platform/store/use-store.ts';

/**
 * Returns the started mock backend, which `backendReady` gives as unknown so that the application imports no type of
 * it; null until then, and if it is not one that `isHandle` accepts.
 */
export function useHandle<Handle>(isHandle: (ready: unknown) => ready is Handle): Handle | null {
  const store = useAppStore();
  const [handle, setHandle] = useState<Handle | null>(null);
  useEffect(() => {
    let here = true;
    const ready = store.dispatch((_dispatch, _getState, services: Services) => services.backendReady);
    ready.then(
      (value) => here && isHandle(value) && setHandle(value),
      () => undefined, // a failed start of the mock backend is reported elsewhere
    );
    return () => {
      here = false;
    };
  }, [store, isHandle]);
  return handle;
}
