import { useEffect, useState } from 'react';
import { whenRendered } from '#src/platform/browser/when-rendered.ts';

/** Returns true once the first content has been rendered and the browser is idle, so that the rest may load. */
export function useQuiet(hasData: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!hasData || isQuiet) return;
    const cancel = whenRendered(() => setQuiet(true));
    return () => cancel();
  }, [hasData, isQuiet]);
  return isQuiet;
}
