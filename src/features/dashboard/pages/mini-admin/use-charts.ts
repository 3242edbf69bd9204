import { useEffect, useState } from 'react';
import { useModule } from '#src/ui/use-module.ts';
import type * as Charts from './charts.ts';

export type ChartsModule = typeof Charts;

const load = () => import('./charts.ts');

/** What draws charts. It is heavy: fetched once the first figures are shown and the browser has nothing else to do. */
export function useCharts(hasData: boolean): ChartsModule | undefined {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!hasData || isQuiet) return;
    const cancel = whenIdle(() => setQuiet(true));
    return () => cancel();
  }, [hasData, isQuiet]);
  return useModule(load, isQuiet);
}

/** Not every browser says when it is idle. */
function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 200);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(then, { timeout: 1_000 });
  return () => window.cancelIdleCallback(request);
}
