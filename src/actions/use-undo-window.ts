import { useEffect, useState } from 'react';

/** How long an action can be reversed by one press. */
export const undoMs = 8_000;

/** True for so many milliseconds from now on. */
export function useUndoWindow(ms = undoMs): boolean {
  const [isOpen, setOpen] = useState(ms > 0);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), Math.max(ms, 0));
    return () => clearTimeout(timer);
  }, [ms]);
  return isOpen;
}
