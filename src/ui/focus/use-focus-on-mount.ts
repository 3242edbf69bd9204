import { useCallback } from 'react';

/** Returns a ref that focuses its element on mount; for an element that replaces the pressed one. */
export function useFocusOnMount(isWanted = true) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (isWanted) element?.focus();
    },
    [isWanted],
  );
}
