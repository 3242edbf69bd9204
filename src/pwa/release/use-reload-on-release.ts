import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore, useServices } from '#src/platform/store/use-store.ts';

/**
 * After a newer release was found, the next navigation loads its page from the host. Only without a worker: with one,
 * a reload would give the old release again, and the person chooses when to update.
 */
export function useReloadOnRelease(): void {
  const store = useAppStore();
  const { browserEffects } = useServices();
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const { release, worker } = store.getState();
    if (release.status !== 'outdated' || worker.controlled) return;
    browserEffects?.reload({ force: false });
  }, [pathname, store, browserEffects]);
}
