import './app/styles.ts';
import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot } from 'react-dom/client';
import { BootFailure } from './app/BootFailure.tsx';
import { buildDefaults } from './app/build-defaults.ts';
import { followColourScheme } from './app/colour-scheme.ts';
import { type Configuration, loadConfiguration, scenarioOf } from './app/configuration.ts';
import { followOtherTabs } from './app/draft-storage.ts';
import { errorShown } from './app/error.ts';
import { failureOfMocks } from './app/failure.ts';
import { watchFailures } from './app/failure-watch.ts';
import { startMockBackend } from './app/mocks.ts';
import { prefetchPage } from './app/routes.tsx';
import { keepScenario, scenarioOfTab } from './app/scenario-of-tab.ts';
import { storageOf } from './app/session-storage.ts';
import { snackbarShown } from './app/snackbar.ts';
import { mount } from './app/mount.tsx';
import { createAppStore } from './app/store.ts';
import { installTrustedTypes } from './app/trusted-types.ts';
import { createReleases } from './release/browser.ts';
import { watchStyles } from './release/styles.ts';
import { viewportChanged } from './shell/slice.ts';
import { watchViewport } from './shell/viewport.ts';

installTrustedTypes(window);
watchStyles(window);
followColourScheme(window);
prefetchPage(window.location.pathname);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

try {
  const configuration = await loadConfiguration((url) => fetch(url), buildDefaults(import.meta.env));
  const shown = Promise.withResolvers<void>();
  await mount({ container, configuration, ...start(configuration, shown.promise) });
  shown.resolve();
} catch (thrown) {
  createRoot(container).render(<BootFailure thrown={thrown} />);
}

/** The store, with everything that reports to it. The mock backend's chunk comes beside the page's, not before it. */
function start(configuration: Configuration, shown: Promise<unknown>) {
  const mocks = Promise.withResolvers<unknown>();
  const tabStorage = storageOf(() => window.sessionStorage);
  const localStorage = storageOf(() => window.localStorage);
  const releases = createReleases({ window, sessionStorage: tabStorage, localStorage });
  const store = createAppStore(
    {
      configuration,
      backendReady: mocks.promise,
      sessionStorage: tabStorage,
      localStorage,
      edges: releases.edges,
    },
    releases.kept,
  );
  releases.attach(store, shown, { pollMs: configuration.releasePollMs, isBuilt: import.meta.env.PROD });
  watchFailures(window, (failure) => store.dispatch(errorShown(failure)));
  watchViewport(
    (query) => window.matchMedia(query),
    (viewport) => store.dispatch(viewportChanged(viewport)),
  );
  followOtherTabs(store, window);
  setupListeners(store.dispatch); // a tab that is looked at again asks again
  let scenario: string | null = null;
  if (configuration.mocks === 'off') mocks.resolve(null);
  else {
    scenario = scenarioOfTab(scenarioOf(window.location.search, configuration), tabStorage);
    startMockBackend({
      baseUrl: configuration.apiBaseUrl,
      scenario,
      onProblem: (text) => store.dispatch(snackbarShown({ text, tone: 'warning' })),
    }).then(
      (handle) => {
        keepScenario(scenario, tabStorage);
        mocks.resolve(handle);
      },
      (thrown: unknown) => {
        store.dispatch(errorShown(failureOfMocks(thrown, window.location.pathname)));
        mocks.reject(thrown);
      },
    );
  }
  mocks.promise.catch(() => undefined); // already on the screen
  return { store, scenario };
}
