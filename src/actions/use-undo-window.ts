import { useEffect, useState } from 'react';

/** As long as what was done can be taken back by one press. */
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
