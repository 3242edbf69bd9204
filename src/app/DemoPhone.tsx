import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';

const Phone = lazy(() => import('#src/demo/Phone.tsx'));

/** The demo's phone, loaded only with the mock backend. Prerendered HTML never has it, whatever the configuration. */
export function DemoPhone() {
  const { mocks } = useConfiguration();
  const inBrowser = useInBrowser();
  if (mocks === 'off' || !inBrowser) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Phone />
      </Suspense>
    </ErrorBoundary>
  );
}
