import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';

const Phone = lazyInline(
  () => import('#src/demo/Phone.tsx'),
  null,
  () => null,
);
const RequestsFoot = lazyInline(
  () => import('#src/demo/requests/RequestsFoot.tsx'),
  null,
  () => null,
);

/**
 * The demo's phone, loaded only with the mock backend; with a real API the list of requests, where the configuration
 * asks for it. Prerendered HTML never has either, whatever the configuration.
 */
export function DemoPhone() {
  const { mocks, requestList } = useConfiguration();
  const inBrowser = useInBrowser();
  if (!inBrowser || (mocks === 'off' && requestList === 'off')) return null;
  return <ErrorBoundary fallback={() => null}>{mocks === 'on' ? <Phone /> : <RequestsFoot />}</ErrorBoundary>;
}
