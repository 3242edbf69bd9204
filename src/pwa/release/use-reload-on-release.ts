import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore } from '#src/platform/use-store.ts';
import type { Services } from '#src/platform/services.ts';

/**
 * After a newer release was found, the next page is loaded from it. Only without a worker: one that answers this page
 * would give the old release again, and the update is the person's choice then.
 */
export function useReloadOnRelease(): void {
  const store = useAppStore();
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const { release, worker } = store.getState();
    if (release.status !== 'outdated' || worker.controlled) return;
    store.dispatch((_dispatch, _getState, { browserEffects }: Services) =>
      browserEffects?.reload({ force: false }),
    );
  }, [pathname, store]);
}
