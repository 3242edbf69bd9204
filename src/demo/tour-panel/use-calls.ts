import { type RefObject, useRef } from 'react';
import { useShortcuts } from '#src/platform/shortcuts/use-shortcuts.ts';
import { partTakesFocus } from '#src/ui/focus/return-focus.ts';

/**
 * Shift+T moves the focus into the panel, from a dialog or menu, too, and back to where it was.
 * @returns whether this browser has such shortcuts switched on
 */
export function useCalls(panel: RefObject<HTMLElement | null>): boolean {
  const before = useRef<HTMLElement | null>(null);
  const call = () => {
    const { activeElement } = document;
    if (panel.current?.contains(activeElement)) {
      const place = before.current?.isConnected ? before.current : document.querySelector('h1');
      if (place) partTakesFocus(place);
      return;
    }
    before.current = activeElement instanceof HTMLElement ? placeOf(activeElement) : null;
    panel.current?.focus();
  };
  return useShortcuts({ T: call }, { in: 'everywhere' });
}

/** Where the focus returns to: the button of a menu, as the menu closes without the focus. */
function placeOf(element: HTMLElement): HTMLElement {
  const id = element.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (id ? document.getElementById(id) : null) ?? element;
}
