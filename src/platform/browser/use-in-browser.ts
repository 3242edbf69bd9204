import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false while a page is prerendered or hydrated, for content that only a browser can know. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
