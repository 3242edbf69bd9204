import '#src/theme/styles.ts';
import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot } from 'react-dom/client';
import { BootFailure } from './BootFailure.tsx';
import { buildDefaults } from '#src/platform/build-defaults.ts';
import { followColourScheme } from '#src/theme/colour-scheme.ts';
import { type Configuration, loadConfiguration, scenarioOf } from '#src/platform/configuration.ts';
import { configurationResponse } from '#src/platform/configuration-response.ts';
import { followOtherTabs } from '#src/features/checkout/draft-storage.ts';
import { errorShown } from '#src/errors/slice.ts';
import { failureOfMocks } from '#src/errors/failure.ts';
import { watchFailures } from '#src/errors/failure-watch.ts';
import { startMockBackend } from '#src/features/demo/mocks.ts';
import { prefetchPage } from './routes.tsx';
import { keepScenario, scenarioOfTab } from '#src/features/demo/scenario-of-tab.ts';
import { storageOf } from '#src/platform/storage.ts';
import { snackbarShown } from '#src/platform/snackbar.ts';
import { mount } from './mount.tsx';
import { createAppStore } from './store.ts';
import { installTrustedTypes } from '#src/platform/trusted-types.ts';
import { createRuntime } from '#src/pwa/runtime.ts';
import { watchStyles } from '#src/pwa/release/styles.ts';
import { viewportChanged } from '#src/platform/shell.ts';
import { watchViewport } from '#src/theme/viewport.ts';

installTrustedTypes(window);
watchStyles(window);
followColourScheme(window);
prefetchPage(window.location.pathname);

/** Longer than the worker waits for the network before it takes the settings of the last visit. */
const settingsTimeoutMs = 10_000;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

try {
  const configuration = await loadConfiguration(getSettings, buildDefaults(import.meta.env));
  const shown = Promise.withResolvers<void>();
  await mount({ container, configuration, ...start(configuration, shown.promise) });
  shown.resolve();
} catch (thrown) {
  createRoot(container).render(<BootFailure thrown={thrown} />);
}

function getSettings(url: string): Promise<Response> {
  return configurationResponse(url, window, settingsTimeoutMs);
}

/** The store, with everything that reports to it. The mock backend's chunk comes beside the page's, not before it. */
function start(configuration: Configuration, shown: Promise<unknown>) {
  const mocks = Promise.withResolvers<unknown>();
  const tabStorage = storageOf(() => window.sessionStorage);
  const localStorage = storageOf(() => window.localStorage);
  const runtime = createRuntime({ window, sessionStorage: tabStorage, localStorage });
  const store = createAppStore(
    {
      configuration,
      backendReady: mocks.promise,
      sessionStorage: tabStorage,
      localStorage,
      browserEffects: runtime.browserEffects,
    },
    runtime.kept,
  );
  runtime.attach(store, shown, { pollMs: configuration.releasePollMs, isBuilt: import.meta.env.PROD });
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
        if (scenario !== null) keepScenario(handle.scenario, tabStorage);
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
