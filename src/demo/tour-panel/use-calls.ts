import { type RefObject, useRef } from 'react';
import { useShortcuts } from '#src/platform/shortcuts/use-shortcuts.ts';

/**
 * Shift+T moves the focus into the panel, from a dialog or menu, too, and back to where it was.
 * @returns whether this browser has such shortcuts switched on
 */
export function useCalls(panel: RefObject<HTMLElement | null>): boolean {
  const before = useRef<Element | null>(null);
  const call = () => {
    const { activeElement } = document;
    if (panel.current?.contains(activeElement)) {
      if (before.current instanceof HTMLElement) before.current.focus();
      return;
    }
    before.current = activeElement;
    panel.current?.focus();
  };
  return useShortcuts({ T: call }, { in: 'everywhere' });
}
