import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore } from '#src/platform/store/use-store.ts';
import type { Services } from '#src/platform/store/services.ts';

/** Loads the next page from a newer release, even if a worker would serve the old one again. */
export function useReloadOnRelease(): void {
  const store = useAppStore();
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (store.getState().release.status !== 'outdated') return;
    store.dispatch((_dispatch, _getState, { browserEffects }: Services) =>
      browserEffects?.reload({ force: false }),
    );
  }, [pathname, store]);
}
