import { type ReactNode, useMemo } from 'react';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { useSpecialScenario } from '#src/demo/use-running.ts';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { ScenarioStripContext } from '#src/layout/scenario-strip.ts';

const ScenarioStrip = lazyInline(
  () => import('#src/demo/ScenarioStrip.tsx'),
  null,
  () => null,
);

/** Has the status bar say which scenario of the demo runs, while it is a special one. */
export function DemoScenario({ children }: { readonly children: ReactNode }) {
  const running = useSpecialScenario();
  const strip = useMemo(
    () =>
      running && (
        <ErrorBoundary fallback={() => null}>
          <ScenarioStrip running={running} />
        </ErrorBoundary>
      ),
    [running],
  );
  return <ScenarioStripContext value={strip}>{children}</ScenarioStripContext>;
}
