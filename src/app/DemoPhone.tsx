import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';

const Phone = lazyInline(
  () => import('#src/demo/Phone.tsx'),
  null,
  () => null,
);

/** The demo's phone, loaded only with the mock backend. Prerendered HTML never has it, whatever the configuration. */
export function DemoPhone() {
  const { mocks } = useConfiguration();
  const inBrowser = useInBrowser();
  if (mocks === 'off' || !inBrowser) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Phone />
    </ErrorBoundary>
  );
}
