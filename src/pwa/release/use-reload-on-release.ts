import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore } from '#src/platform/store/use-store.ts';
import type { Services } from '#src/platform/store/services.ts';

/**
 * After a newer release was found, the next navigation loads its page from the host. Only without a worker: with one,
 * a reload would give the old release again, and the person chooses when to update.
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
