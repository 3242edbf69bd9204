import { useEffect, useState } from 'react';

/** How long after an action its undo button is shown, in ms. */
export const undoMs = 8_000;

/** Returns true for `ms` after the component is mounted, then false. */
export function useUndoWindow(ms = undoMs): boolean {
  const [isOpen, setOpen] = useState(ms > 0);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), Math.max(ms, 0));
    return () => clearTimeout(timer);
  }, [ms]);
  return isOpen;
}
