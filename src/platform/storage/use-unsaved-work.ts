import { useEffect } from 'react';
import { unsavedWork } from './unsaved-work.ts';

/**
 * Blocks reloads while `active` is true: unsaved input, a running payment.
 * @param wouldBeLost false for a receipt, which only has to be read before an update
 */
export function useUnsavedWork(active: boolean, wouldBeLost = true): void {
  useEffect(() => {
    if (!active) return undefined;
    const release = unsavedWork.acquire(wouldBeLost);
    return release;
  }, [active, wouldBeLost]);
}
