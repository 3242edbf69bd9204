import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page is prerendered and while that page is taken over, for what only a browser can know. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
