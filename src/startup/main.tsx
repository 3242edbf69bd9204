import './new-task.ts';
import '#src/theme/styles.ts';
import { MantineProvider } from '@mantine/core';
import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot } from 'react-dom/client';
import { BootFailure } from '#src/app/BootFailure.tsx';
import { loadWholeStyles } from './whole-styles.ts';
import { type ChangeFeed, createChangeFeed } from '#src/api/change-feed.ts';
import { firstData } from '#src/api/first-data.ts';
import { whenRendered } from '#src/platform/browser/when-rendered.ts';
import type { KeptAnswers } from '#src/api/cached-answers.ts';
import { followChanges } from '#src/api/follow-changes.ts';
import { buildDefaults } from '#src/platform/settings/build-defaults.ts';
import { type Configuration, loadConfiguration, scenarioOf } from '#src/platform/settings/configuration.ts';
import { configurationResponse } from '#src/platform/settings/configuration-response.ts';
import { followOutbox } from '#src/api/outbox/storage.ts';
import {
  cardChosen,
  draftCleared,
  itemAdded,
  offerChosen,
  selectDraft,
} from '#src/customer/checkout/draft.ts';
import { followOtherTabs } from '#src/customer/checkout/draft-storage.ts';
import { errorShown } from '#src/errors/slice.ts';
import { failureOfMocks } from '#src/errors/failure.ts';
import { watchFailures } from '#src/errors/failure-watch.ts';
import { sessionOf } from '#src/customer/auth/session-of.ts';
import { isScenarioLink, withSettings } from '#src/demo/demo-addresses.ts';
import { demoSettings } from '#src/demo/demo-settings.ts';
import { startMockBackend } from '#src/demo/mocks.ts';
import { pageLoaded, prefetchPage } from '#src/app/routes.tsx';
import { keepScenario, scenarioOfTab } from '#src/demo/scenario-of-tab.ts';
import { openChannel } from '#src/platform/session/channel.ts';
import { watchBack } from '#src/platform/routing/back-closes.ts';
import { nextTask } from '#src/platform/browser/next-task.ts';
import { systemClock } from '#src/platform/browser/clock.ts';
import { storageOf } from '#src/platform/storage/storage.ts';
import { settingsTimeoutMs } from '#src/platform/browser/page-data.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { matchPath } from '#src/platform/routing/paths.ts';
import type { Handed } from '#src/platform/session/session-handover.ts';
import { signedIn, signedOut } from '#src/platform/session/session.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import { endKeptSessions } from './end-sessions.ts';
import { mount } from './mount.tsx';
import { shareSession } from './share-session.ts';
import { createAppStore } from '#src/app/store.ts';
import { keepTextsCurrent } from '#src/platform/browser/translated-texts.ts';
import { installTrustedTypes } from '#src/platform/browser/trusted-types.ts';
import { createRuntime } from '#src/pwa/runtime.ts';
import { watchStyles } from '#src/platform/browser/missing-styles.ts';
import { viewportChanged } from '#src/platform/store/shell.ts';
import { mantineProps } from '#src/theme/provider.ts';
import { watchViewport } from '#src/theme/viewport.ts';

installTrustedTypes(window);
watchStyles(window);
prefetchPage(window.location.pathname);
await nextTask(); // on a slow phone each part of the start takes a while, and a press is answered between two

const tabStorage = storageOf(() => window.sessionStorage);
const sharing = shareSession(window, tabStorage);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
keepTextsCurrent(document.body); // dialogs are beside the root

try {
  const [configuration] = await Promise.all([
    loadConfiguration(getSettings, buildDefaults(import.meta.env)),
    loadWholeStyles(document),
  ]);
  await nextTask();
  const shown = Promise.withResolvers<void>();
  // A public page is rendered at once; any other page would show the login page first, so it waits for a session from
  // another tab.
  const id = matchPath(window.location.pathname);
  const handed = id === null || routes[id].access === 'public' ? null : await sharing.handed;
  const { ready, ...begun } = start(configuration, shown.promise, handed);
  // A link to a scenario leads to another page, and one that names a demo person signs that person in, before the first
  // rendering.
  const { as, cart } = demoSettings(window.location.search, configuration);
  if (as !== null || cart.length > 0 || isScenarioLink(window.location, configuration)) await ready;
  await nextTask();
  await mount({ container, configuration, ...begun });
  shown.resolve();
} catch (thrown) {
  createRoot(container).render(
    <MantineProvider {...mantineProps}>
      <BootFailure thrown={thrown} />
    </MantineProvider>,
  );
}

function getSettings(url: string): Promise<Response> {
  return configurationResponse(url, window, settingsTimeoutMs);
}

/** Creates the store and everything that reports to it. The mock backend is loaded in parallel to the page's chunk. */
function start(configuration: Configuration, shown: Promise<unknown>, handed: Handed | null) {
  const mocks = Promise.withResolvers<unknown>();
  const first = Promise.withResolvers<void>();
  const localStorage = storageOf(() => window.localStorage);
  const changeFeed = createChangeFeed({
    clock: systemClock,
    startedAt: performance.timeOrigin,
    intervalMs: configuration.pollIntervalMs,
    channel: openChannel(window, 'tranche.changes'),
  });
  const runtime = createRuntime({ window, sessionStorage: tabStorage, localStorage });
  const store = createAppStore(
    {
      configuration,
      backendReady: mocks.promise,
      sessionStorage: tabStorage,
      localStorage,
      browserEffects: runtime.browserEffects,
      changeFeed,
      firstData: first.promise,
      ...(configuration.mocks === 'off' && { keptAnswers: keptAnswersOnce() }),
      sessionHandover: sharing.handover,
    },
    runtime.kept,
  );
  const when = { shown, firstData: first.promise };
  runtime.attach(store, when, { pollMs: configuration.releasePollMs, isBuilt: import.meta.env.PROD });
  watchBack(window);
  watchFailures(window, (failure) => store.dispatch(errorShown(failure)));
  watchViewport(
    (query) => window.matchMedia(query),
    (viewport) => store.dispatch(viewportChanged(viewport)),
    window,
  );
  followOtherTabs(store, window);
  followOutbox(store, localStorage, window);
  setupListeners(store.dispatch); // refetches when the tab is focused again
  void shown
    .then(() => pageLoaded(window.location.pathname))
    .then(() => firstData(store.getState, systemClock))
    .then(() => whenRendered(first.resolve));
  void first.promise.then(() => {
    followChanges(changeFeed, store, document);
    endKeptSessions(store, localStorage, window);
    import('./shared-device.ts').then(
      ({ clearSharedDevice, thisDevice }) => clearSharedDevice(store, thisDevice(localStorage)),
      () => undefined, // its chunk cannot be loaded; done at the next start
    );
  });
  if (handed) sharing.take(handed, store, configuration);
  // a link to a scenario says who is logged in
  if (!isScenarioLink(window.location, configuration))
    void sharing.handed.then((late) => late && sharing.take(late, store, configuration));
  sharing.answer(store, () => scenarioHere(configuration));
  mocks.resolve(configuration.mocks === 'off' ? null : startDemo(configuration, store, changeFeed));
  const ready = mocks.promise.catch((thrown: unknown) => {
    store.dispatch(errorShown(failureOfMocks(thrown, window.location.pathname)));
  });
  return { store, scenario: scenarioHere(configuration), ready };
}

/** Returns the scenario of this tab's mock backend; null for the default one, and without a mock backend. */
function scenarioHere(configuration: Configuration): string | null {
  const { mocks } = configuration;
  return mocks === 'off'
    ? null
    : scenarioOfTab(scenarioOf(window.location.search, configuration), tabStorage);
}

/** Starts the mock backend, and does what the address asks of the demo. */
async function startDemo(configuration: Configuration, store: AppStore, feed: ChangeFeed): Promise<unknown> {
  const { network, profile, fails, cart: named } = demoSettings(window.location.search, configuration);
  const begins = isScenarioLink(window.location, configuration);
  await sharing.handed; // a session of another tab brings the scenario of that tab
  const scenario = scenarioHere(configuration);
  const backend = await startMockBackend({
    baseUrl: configuration.apiBaseUrl,
    scenario,
    begins,
    network,
    profile,
    fails,
    cart: named,
    onProblem: (text) => store.dispatch(snackbarShown({ text, tone: 'warning' })),
  });
  if (scenario !== null) keepScenario(backend.scenario, tabStorage);
  backend.subscribe(feed.wake);
  const { address, unknown } = backend.running();
  if (begins && unknown === null) {
    store.dispatch(draftCleared()); // what was begun and who was logged in belong to the replaced data
    store.dispatch(signedOut({ onlyHere: true }));
    window.history.replaceState(null, '', withSettings(address, { scenario }));
  }
  const { as, cart, offer } = demoSettings(window.location.search, configuration); // maybe of the scenario's address
  const session = as && (await backend.signIn(as));
  if (session) store.dispatch(signedIn(sessionOf(session)));
  if (selectDraft(store.getState()).items.length > 0) return backend;
  for (const id of backend.productIds(cart)) store.dispatch(itemAdded(id));
  if (offer !== null) {
    store.dispatch(offerChosen(offer));
    store.dispatch(cardChosen(backend.savedCard()));
  }
  return backend;
}

/** Returns a function that loads the answers kept in this tab when it is called first. */
function keptAnswersOnce(): () => Promise<KeptAnswers> {
  let answers: Promise<KeptAnswers> | undefined;
  return () =>
    (answers ??= import('#src/api/cached-answers.ts').then(({ createKeptAnswers }) => {
      const kept = createKeptAnswers(tabStorage, systemClock);
      window.addEventListener('pagehide', kept.flush);
      return kept;
    }));
}
