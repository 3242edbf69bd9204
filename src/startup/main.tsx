import './new-task.ts';
import '#src/theme/styles.ts';
import { MantineProvider } from '@mantine/core';
import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot } from 'react-dom/client';
import type { CachedAnswers } from '#src/api/cached-answers.ts';
import { createChangeFeed } from '#src/api/change-feed.ts';
import { firstData } from '#src/api/first-data.ts';
import { followChanges } from '#src/api/follow-changes.ts';
import { followOutbox } from '#src/api/outbox/storage.ts';
import { BootFailure } from '#src/app/BootFailure.tsx';
import { pageLoaded, prefetchPage } from '#src/app/routes.tsx';
import { createAppStore } from '#src/app/store.ts';
import { followOtherTabs } from '#src/customer/draft/storage.ts';
import { watchFailures } from '#src/errors/failure-watch.ts';
import { failureOfMocks } from '#src/errors/failure.ts';
import { errorShown } from '#src/errors/slice.ts';
import { systemClock } from '#src/platform/browser/clock.ts';
import { watchStyles } from '#src/platform/browser/missing-styles.ts';
import { nextTask } from '#src/platform/browser/next-task.ts';
import { keepTextsCurrent } from '#src/platform/browser/translated-texts.ts';
import { installTrustedTypes } from '#src/platform/browser/trusted-types.ts';
import { whenRendered } from '#src/platform/browser/when-rendered.ts';
import { watchBack } from '#src/platform/routing/back-closes.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { matchPath } from '#src/platform/routing/paths.ts';
import { openChannel } from '#src/platform/session/channel.ts';
import type { Handed } from '#src/platform/session/session-handover.ts';
import { buildDefaults } from '#src/platform/settings/build-defaults.ts';
import { configurationResponse } from '#src/platform/settings/configuration-response.ts';
import { loadConfiguration } from '#src/platform/settings/configuration.ts';
import { storageOf } from '#src/platform/storage/storage.ts';
import { viewportChanged } from '#src/platform/store/shell.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import { createRuntime } from '#src/pwa/runtime.ts';
import { mantineProps } from '#src/theme/provider.ts';
import { watchViewport } from '#src/theme/viewport.ts';
import { waitingNotice } from '#src/ui/loading/waiting-notice.ts';
import { beginsDemo, preparesPage, scenarioHere, startDemo, startRequestList } from './demo.ts';
import { endKeptSessions } from './end-sessions.ts';
import { mount } from './mount.tsx';
import { shareSession } from './share-session.ts';
import { loadWholeStyles } from './whole-styles.ts';

// The start of the application, from the first module to the first interaction, in the order in which it happens. Before
// it, the script inside the page (inline-first-requests.ts, public/entry-guard.js) has requested the page's first data
// and keeps presses that come too early. Each `nextTask` ends a task, so that a slow phone answers a press in between.

installTrustedTypes(window);
watchStyles(window);
prefetchPage(window.location.pathname);
await nextTask();

const tabStorage = storageOf(() => window.sessionStorage);
const localStorage = storageOf(() => window.localStorage);
const sharing = shareSession(window, tabStorage);
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
keepTextsCurrent(document.body); // dialogs are beside the root

try {
  await start(container);
} catch (thrown) {
  createRoot(container).render(
    <MantineProvider {...mantineProps}>
      <BootFailure thrown={thrown} />
    </MantineProvider>,
  );
}

async function start(root: HTMLElement): Promise<void> {
  // 1. Settings of the deployment, and the styles of which the page has only a part.
  const notice = waitingNotice();
  const [configuration] = await Promise.all([
    loadConfiguration(
      (url, attempt) => configurationResponse(url, window, attempt),
      buildDefaults(import.meta.env),
      () => notice.say('Still loading: this site takes longer than usual to answer.'),
    ),
    loadWholeStyles(document),
  ]).finally(notice.end);
  await nextTask();

  // 2. A session of another tab. A public page is rendered at once; any other would show the login page first.
  const id = matchPath(window.location.pathname);
  const sharedSession = id === null || routes[id].access === 'public' ? null : await sharing.handed;

  // 3. The store. Its API waits for the mock backend, which is loaded in parallel to the page's chunk.
  const rendered = Promise.withResolvers<void>();
  const firstDataShown = Promise.withResolvers<void>();
  const backend = Promise.withResolvers<unknown>();
  const feed = createChangeFeed({
    clock: systemClock,
    startedAt: performance.timeOrigin,
    intervalMs: configuration.pollIntervalMs,
    channel: openChannel(window, 'tranche.changes'),
  });
  const runtime = createRuntime({ window, sessionStorage: tabStorage, localStorage });
  const store = createAppStore(
    {
      configuration,
      backendReady: backend.promise,
      sessionStorage: tabStorage,
      localStorage,
      browserEffects: runtime.browserEffects,
      changeFeed: feed,
      firstData: firstDataShown.promise,
      ...(configuration.mocks === 'off' && { keptAnswers: keptAnswersOnce() }),
      sessionHandover: sharing.handover,
    },
    runtime.persistedState,
  );

  // 4. What the browser reports to the store: releases, the connection, the window, other tabs.
  runtime.attach(
    store,
    { firstRender: rendered.promise, firstData: firstDataShown.promise },
    { pollMs: configuration.releasePollMs, isBuilt: import.meta.env.PROD },
  );
  reportTo(store);
  if (sharedSession) sharing.takeOverSession(sharedSession, store, configuration);
  const takeOver = (late: Handed | null) => late && sharing.takeOverSession(late, store, configuration);
  if (!beginsDemo(configuration)) void sharing.handed.then(takeOver);
  sharing.answerOtherTabs(store, () => scenarioHere(configuration, tabStorage));

  // 5. The mock backend. What a link asks of the demo has to be done before the first rendering.
  backend.resolve(
    configuration.mocks === 'off'
      ? startRequestList(configuration)
      : startDemo({ configuration, store, feed, tabStorage, sharedSession: sharing.handed, takeOver }),
  );
  const demoReady = backend.promise.catch((thrown: unknown) => {
    store.dispatch(errorShown(failureOfMocks(thrown, window.location.pathname)));
  });
  if (preparesPage(configuration)) await demoReady;
  const scenario = scenarioHere(configuration, tabStorage); // of a tour by now
  await nextTask();

  // 6. The page: the first interaction.
  await mount({ container: root, configuration, store, scenario });
  rendered.resolve();

  // 7. What can wait until the page shows its first data.
  void pageLoaded(window.location.pathname)
    .then(() => firstData(store.getState, systemClock))
    .then(() => whenRendered(firstDataShown.resolve));
  void firstDataShown.promise.then(() => {
    followChanges(feed, store, document);
    endKeptSessions(store, localStorage, window);
    import('./shared-device.ts').then(
      ({ clearSharedDevice, thisDevice }) => clearSharedDevice(store, thisDevice(localStorage)),
      () => undefined, // its chunk cannot be loaded; done at the next start
    );
  });
}

function reportTo(store: AppStore): void {
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
}

/** Returns a function that loads the answers kept in this tab when it is called first. */
function keptAnswersOnce(): () => Promise<CachedAnswers> {
  let answers: Promise<CachedAnswers> | undefined;
  return () =>
    (answers ??= import('#src/api/cached-answers.ts').then(({ createCachedAnswers }) => {
      const cachedAnswers = createCachedAnswers(tabStorage, systemClock);
      window.addEventListener('pagehide', cachedAnswers.flush);
      return cachedAnswers;
    }));
}
