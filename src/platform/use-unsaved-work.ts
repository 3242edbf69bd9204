import { useEffect } from 'react';
import { unsavedWork } from './unsaved-work.ts';

/** Blocks reloads while `active` is true: unsaved input, a running payment. */
export function useUnsavedWork(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const release = unsavedWork.acquire();
    return release;
  }, [active]);
}
