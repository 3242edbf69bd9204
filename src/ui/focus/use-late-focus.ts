import { useCallback } from 'react';

/**
 * Returns a ref for the first input of a dialog, also if its code is loaded after the dialog has opened: it takes the
 * focus, unless a person is in another field of the form by then. Its value is selected, so that typing replaces it.
 */
export function useLateFocus(isFirst: boolean) {
  return useCallback(
    (element: HTMLInputElement | HTMLSelectElement | HTMLButtonElement | null) => {
      const { activeElement } = document;
      const isElsewhere =
        activeElement?.matches('input, select, textarea') &&
        element?.closest('form')?.contains(activeElement);
      if (!isFirst || isElsewhere) return;
      element?.focus();
      if (element instanceof HTMLInputElement) element.select();
    },
    [isFirst],
  );
}
