import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to the element in the drawer that had it before a dialog covered the drawer, or to the contents if
 * the dialog's action has taken it away. Mantine's focus trap starts again at its first control, so that Enter would
 * press a button for another row. Returns the drawer's focus handler.
 */
export function useLastFocus(
  isCovered: boolean,
  contents: RefObject<HTMLElement | null>,
): (event: FocusEvent<HTMLElement>) => void {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = last.current;
    if (isCovered || !before) return undefined;
    const timer = setTimeout(() => {
      const target = before.isConnected ? before : contents.current;
      target?.focus({ preventScroll: true });
    }); // after the trap's own timer
    return () => clearTimeout(timer);
  }, [isCovered, contents]);
  return ({ currentTarget, target }) => {
    // events of menus above the drawer arrive here, too
    if (target instanceof HTMLElement && currentTarget.contains(target)) last.current = target;
  };
}
