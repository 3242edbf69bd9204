import { useCallback } from 'react';

/**
 * Returns a ref for the first field of a dialog whose code is loaded after the dialog has opened: it takes the focus,
 * unless a person is in another field of the form by then.
 */
export function useLateFocus(isFirst: boolean) {
  return useCallback(
    (element: HTMLElement | null) => {
      const { activeElement } = document;
      const isElsewhere =
        activeElement?.matches('input, select, textarea') &&
        element?.closest('form')?.contains(activeElement);
      if (isFirst && !isElsewhere) element?.focus();
    },
    [isFirst],
  );
}
