import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { useSpecialScenario } from '#src/demo/use-running.ts';
import { ScenarioStripContext } from '#src/layout/scenario-strip.ts';

const ScenarioStrip = lazy(() => import('#src/demo/ScenarioStrip.tsx'));

/** Has the status bar say which scenario of the demo runs, while it is a special one. */
export function DemoScenario({ children }: { readonly children: ReactNode }) {
  const running = useSpecialScenario();
  const strip = useMemo(
    () =>
      running && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <ScenarioStrip running={running} />
          </Suspense>
        </ErrorBoundary>
      ),
    [running],
  );
  return <ScenarioStripContext value={strip}>{children}</ScenarioStripContext>;
}
