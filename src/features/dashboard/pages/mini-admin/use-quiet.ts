import { useEffect, useState } from 'react';
import { useModule } from '#src/ui/use-module.ts';
import type * as Charts from './charts.ts';

type ChartsModule = typeof Charts;

const load = () => import('./charts.ts');

interface ChartsState {
  /** True when the first content has been rendered and the browser is idle, so that the rest may load. */
  readonly isQuiet: boolean;
  /** The module of the charts; it is loaded once `isQuiet` is true. */
  readonly charts: ChartsModule | undefined;
}

export function useCharts(hasData: boolean): ChartsState {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!hasData || isQuiet) return;
    const cancel = whenShown(() => setQuiet(true));
    return () => cancel();
  }, [hasData, isQuiet]);
  return { isQuiet, charts: useModule(load, isQuiet) };
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
