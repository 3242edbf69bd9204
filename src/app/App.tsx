import { MantineProvider } from '@mantine/core';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { NavigationFocusContext, createNavigationFocus } from '#src/ui/navigation-focus.ts';
import { BootFailure } from './BootFailure.tsx';
import { type Configuration } from '#src/platform/configuration.ts';
import { ConfigurationContext } from '#src/platform/use-configuration.ts';
import { PrefetchContext } from '#src/ui/prefetch.ts';
import { prefetchPage } from './routes.tsx';
import type { AppStore, RootState } from '#src/platform/store.ts';
import { CartLink } from '#src/features/checkout/CartLink.tsx';
import { InboxBellContext } from '#src/layout/inbox-bell.ts';
import { CartLinkContext } from '#src/layout/cart-link.ts';
import { InboxBell } from './InboxBell.tsx';
import { DemoPhone } from './DemoPhone.tsx';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { Shell } from '#src/layout/Shell.tsx';
import { mantineProps } from '#src/theme/provider.ts';

interface Props {
  readonly store: AppStore;
  readonly configuration: Configuration;
  /** The state that the prerendered page was made of, while it is taken over. */
  readonly prerenderedState?: RootState | undefined;
  /** Where addresses come from; the browser's history unless a page is prerendered. */
  readonly Routing?: ComponentType<{ children?: ReactNode }>;
  /** Content of the frame; the page of the address unless a shell is prerendered. */
  readonly children?: ReactNode;
}

/** The whole application. The boundary here is for the frame itself; a page's failure is caught further in. */
export function App(props: Props) {
  const {
    store,
    configuration,
    prerenderedState,
    Routing = BrowserRouter,
    children = <RoutedPage />,
  } = props;
  const [focus] = useState(createNavigationFocus);
  const hasRun = useRef(false); // no state: the first rendering must not be repeated for it
  const noteFirstCommit = useCallback(() => {
    hasRun.current = true;
  }, []);
  return (
    <MantineProvider {...mantineProps}>
      <ErrorBoundary fallback={(thrown) => <BootFailure thrown={thrown} hasRun={hasRun.current} />}>
        <Provider store={store} {...(prerenderedState && { serverState: prerenderedState })}>
          <ConfigurationContext value={configuration}>
            <PrefetchContext value={prefetchPage}>
              <NavigationFocusContext value={focus}>
                <FirstCommit onCommit={noteFirstCommit} />
                <Routing>
                  <CartLinkContext value={<CartLink />}>
                    <InboxBellContext value={<InboxBell />}>
                      <Shell foot={<DemoPhone />}>{children}</Shell>
                    </InboxBellContext>
                  </CartLinkContext>
                </Routing>
              </NavigationFocusContext>
            </PrefetchContext>
          </ConfigurationContext>
        </Provider>
      </ErrorBoundary>
    </MantineProvider>
  );
}

/** Notes that everything beside it has been on the screen once; after a failed first rendering it does not. */
function FirstCommit({ onCommit }: { onCommit: () => void }) {
  useEffect(() => {
    onCommit();
  }, [onCommit]);
  return null;
}
