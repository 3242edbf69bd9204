import { useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { ArrivalContext, createArrival } from '../app/arrival.ts';
import { BootFailure } from '../app/BootFailure.tsx';
import { type Configuration } from '../app/configuration.ts';
import { ConfigurationContext } from '../app/ConfigurationContext.ts';
import { PrefetchContext } from '../app/prefetch.ts';
import { prefetchPage } from '../app/routes.tsx';
import type { AppStore } from '../app/store.ts';
import { Themed } from '../app/Themed.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Shell } from './Shell.tsx';

/** The whole application. The boundary here is for the frame itself; a page's failure is caught further in. */
export function App({ store, configuration }: { store: AppStore; configuration: Configuration }) {
  const [arrival] = useState(createArrival);
  return (
    <Themed>
      <ErrorBoundary fallback={(thrown) => <BootFailure thrown={thrown} />}>
        <Provider store={store}>
          <ConfigurationContext value={configuration}>
            <PrefetchContext value={prefetchPage}>
              <ArrivalContext value={arrival}>
                <BrowserRouter>
                  <Shell />
                </BrowserRouter>
              </ArrivalContext>
            </PrefetchContext>
          </ConfigurationContext>
        </Provider>
      </ErrorBoundary>
    </Themed>
  );
}
