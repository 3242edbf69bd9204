import { MantineProvider } from '@mantine/core';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { NavigationFocusContext, createNavigationFocus } from '#src/ui/focus/navigation-focus.ts';
import { BootFailure } from './BootFailure.tsx';
import type { Configuration } from '#src/platform/settings/configuration.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';
import { PrefetchContext } from '#src/ui/loading/prefetch.ts';
import { prefetchPage } from './routes.tsx';
import type { AppStore, RootState } from '#src/platform/store/store.ts';
import { CartLink } from '#src/customer/checkout/CartLink.tsx';
import { UnfinishedWork } from '#src/customer/checkout/UnfinishedWork.tsx';
import { InboxBellContext } from '#src/layout/inbox-bell.ts';
import { CartContext } from '#src/layout/cart-parts.ts';
import { InboxBell } from './InboxBell.tsx';
import { DemoPhone } from './DemoPhone.tsx';
import { DemoScenario } from './DemoScenario.tsx';
import { ExpiredSession } from './ExpiredSession.tsx';
import { Outbox } from './Outbox.tsx';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { RepeatedNavigation } from './RepeatedNavigation.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { Shell } from '#src/layout/Shell.tsx';
import { mantineProps } from '#src/theme/provider.ts';

interface Props {
  readonly store: AppStore;
  readonly configuration: Configuration;
  /** The state that the prerendered HTML was rendered with, used while it is hydrated. */
  readonly prerenderedState?: RootState | undefined;
  /** The router component: the browser's history, or a fixed address while prerendering. */
  readonly Routing?: ComponentType<{ children?: ReactNode }>;
  /** The content of the frame: the routed page, or another one while a shell is prerendered. */
  readonly children?: ReactNode;
}

/** Constant, so that a render of the application does not render what shows the cart. */
const cartParts = { link: <CartLink />, unfinishedWork: <UnfinishedWork /> };

/** The whole application. Its error boundary is for the frame; errors of a page are caught further in. */
export function App(props: Props) {
  const {
    store,
    configuration,
    prerenderedState,
    Routing = BrowserRouter,
    children = <RoutedPage />,
  } = props;
  const [focus] = useState(createNavigationFocus);
  const hasRun = useRef(false); // a ref and no state, since changing it must not render the application again
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
                  <RepeatedNavigation>
                    <CartContext value={cartParts}>
                      <InboxBellContext value={<InboxBell />}>
                        <DemoScenario>
                          <Shell foot={<DemoPhone />}>{children}</Shell>
                        </DemoScenario>
                        <ExpiredSession />
                        <Outbox />
                      </InboxBellContext>
                    </CartContext>
                  </RepeatedNavigation>
                </Routing>
              </NavigationFocusContext>
            </PrefetchContext>
          </ConfigurationContext>
        </Provider>
      </ErrorBoundary>
    </MantineProvider>
  );
}

/**
 * Calls `onCommit` after the first successful commit, and marks the document from then on as interactive, until the
 * application stops; a first rendering that fails does neither.
 */
function FirstCommit({ onCommit }: { onCommit: () => void }) {
  useEffect(() => {
    onCommit();
    const marks = document.documentElement.dataset;
    marks['interactive'] = '';
    return () => {
      delete marks['interactive'];
    };
  }, [onCommit]);
  return null;
}
