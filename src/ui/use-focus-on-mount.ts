import { useCallback } from 'react';

/** Moves the focus to an element that takes the place of the one that was pressed. */
export function useFocusOnMount(isWanted = true) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (isWanted) element?.focus();
    },
    [isWanted],
  );
}
