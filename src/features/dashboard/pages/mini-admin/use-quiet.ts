import { useEffect, useState } from 'react';

/** Returns true once the first content has been rendered and the browser is idle, so that the rest may load. */
export function useQuiet(hasData: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!hasData || isQuiet) return;
    const cancel = whenShown(() => setQuiet(true));
    return () => cancel();
  }, [hasData, isQuiet]);
  return isQuiet;
}

/** Calls `then` after the next frame when the browser is idle; not every browser reports that. */
function whenShown(then: () => void): () => void {
  let cancel = () => {};
  const frame = requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) {
      const request = window.requestIdleCallback(then, { timeout: 1_000 });
      cancel = () => window.cancelIdleCallback(request);
    } else {
      const timer = setTimeout(then, 100);
      cancel = () => clearTimeout(timer);
    }
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel();
  };
}
