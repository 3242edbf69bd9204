import type { BrowserEffects } from './browser-effects.ts';
import type { KeyValueStorage } from '#src/platform/storage/storage.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { type Container, createWorkerClient, type WorkerClient } from './worker/client.ts';
import { handleWorkerEvent } from './worker/worker-events.ts';
import { createInstaller, type Installer } from './install/installer.ts';
import { storedDismissal } from './worker/update-dismissal.ts';
import { installHidden, installStatusSet } from './install/slice.ts';
import { recheckWaitingWorker } from './worker/recheck-waiting-worker.ts';
import { activeBuildRead, busyTabsCounted, dismissalRead, selectAwaitsUpdate } from './worker/slice.ts';
import { readBuildId } from './release/build-id.ts';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { openChannel } from '#src/platform/session/channel.ts';
import { systemClock } from '#src/platform/browser/clock.ts';
import { mayReload } from './release/reload-guard.ts';
import { createFollowUp } from './release/follow-up.ts';
import { readRelease } from './release/latest.ts';
import { type Poller, startPolling, triggerGapMs } from './release/poll.ts';
import { recoverWith } from './release/chunks.ts';
import { createRecovery } from './release/recovery.ts';
import { type PersistedState, saveForReload, takeSaved } from './release/persisted-state.ts';
import { restoreScroll } from './release/scroll.ts';
import { buildRead, checkStarted, checkFailed, releaseAwaited, releaseSeen } from './release/slice.ts';
import { onReturn } from './release/triggers.ts';

interface PageScope {
  readonly window: Window;
  /** Null where storage is blocked. */
  readonly sessionStorage: KeyValueStorage | null;
  readonly localStorage: KeyValueStorage | null;
}

export interface Runtime {
  readonly browserEffects: BrowserEffects;
  /** The state that the previous page saved. */
  readonly persistedState: PersistedState;
  /**
   * Starts reporting to the store. `firstRender` resolves when the page has been rendered, `firstData` when its first data
   * are there.
   */
  attach(
    store: AppStore,
    when: { readonly firstRender: Promise<unknown>; readonly firstData: Promise<unknown> },
    how: How,
  ): void;
}

interface How {
  /** The interval between release checks in ms. */
  readonly pollMs: number;
  /** Only a built application has a worker and releases. */
  readonly isBuilt: boolean;
}

const placeOf = ({ pathname, search }: Location) => pathname + search;

/**
 * Manages releases, worker and installation in this browser. It is created before the store, whose thunks call its
 * effects.
 */
export function createRuntime({ window, sessionStorage, localStorage }: PageScope): Runtime {
  const { location, navigator } = window;
  const locks = 'locks' in navigator ? navigator.locks : null;
  const build = readBuildId(window.document);
  let attached: AppStore | null = null;
  /** True after a reload has been started; its state is already saved. */
  let leaving = false;
  let stopWaiting: () => void = () => undefined;

  function keep(): boolean {
    if (!attached) return false;
    const { persistedFields, shell } = attached.getState();
    const persistedState = { persistedFields, rail: shell.rail, scroll: window.scrollY };
    const at = { storage: sessionStorage, now: systemClock.now(), path: placeOf(location), build };
    return saveForReload(at, persistedState);
  }
  function reload({ force }: { readonly force: boolean }): boolean {
    if (!force && (unsavedWork.isHeld || !mayReload(sessionStorage, location.pathname, systemClock.now())))
      return false;
    if (!keep() && !force) return false;
    leaving = true;
    location.reload();
    return true;
  }
  function cancelReload(): void {
    stopWaiting();
    attached?.dispatch(releaseAwaited(false));
  }
  function reloadWhenFree(): void {
    stopWaiting = unsavedWork.whenFree(() => reload({ force: true }));
    if (!leaving) attached?.dispatch(releaseAwaited(true));
  }
  // The browser then asks for confirmation before unsaved work is lost.
  window.addEventListener('beforeunload', (event) => {
    if (unsavedWork.wouldBeLost && !leaving) event.preventDefault();
  });

  const client = createWorkerClient({
    container: containerOf(navigator),
    locks,
    unsavedWork,
    clock: systemClock,
    storage: localStorage,
    onOnline: (then) => window.addEventListener('online', then),
    onDismissedElsewhere: (then) => storedDismissal(localStorage).onOtherTabs(window, () => then()),
    reload: () => void reload({ force: true }),
    recheckWaitingWorker: () => recheckWaitingWorker(systemClock),
  });
  const installer = createInstaller({ window, storage: localStorage });
  const persistedState = takeSaved({
    storage: sessionStorage,
    now: systemClock.now(),
    path: placeOf(location),
  });

  return {
    browserEffects: {
      runEffect: (effect) => client.run(effect),
      askToInstall: () => installer.ask(),
      hideInstall: () => installer.hide(),
      reload,
      reloadWhenFree,
      cancelReload,
    },
    persistedState,

    attach(store, { firstRender, firstData }, { pollMs, isBuilt }) {
      attached = store;
      store.dispatch(buildRead(build));
      watchConnection(window, store);
      startInstaller(installer, store);
      void firstRender.then(() => restoreScroll(window, persistedState.scroll ?? 0));
      if (!isBuilt) return;
      recoverWith(createRecovery({ window, store, client, sessionStorage, build, keep }));
      const replacedUnseen = (active: string | null) => {
        const { controlled, phase } = store.getState().worker;
        const isNewer = active !== null && build !== null && active !== build;
        if (!isNewer || !controlled || phase !== 'activated') return;
        if (unsavedWork.isHeld) store.dispatch(handleWorkerEvent({ name: 'replacedWhileBusy' }));
        else if (mayReload(sessionStorage, location.pathname, systemClock.now()))
          store.dispatch(handleWorkerEvent({ name: 'replaced' }));
      };
      // A new worker fetches the whole build, so it waits for the first data.
      startClient(client, store, Promise.all([firstData, loaded(window)]), replacedUnseen);
      if (build === null) return;
      const askForWorker = createFollowUp({
        clock: systemClock,
        check: () => client.check(),
        isDone: () => !selectAwaitsUpdate(store.getState()),
        pauseMs: Math.min(triggerGapMs, pollMs),
      });
      let poller: Poller | null = null;
      void firstRender.then(() => {
        poller = startPolling({
          currentId: build,
          intervalMs: pollMs,
          read: () => readRelease((url, init) => fetch(url, init), build, systemClock.now()),
          locks,
          channel: openChannel(globalThis.window, 'tranche.release'),
          clock: systemClock,
          random: Math.random,
          report: {
            started: () => store.dispatch(checkStarted()),
            released: (release) => {
              store.dispatch(releaseSeen(release));
              if (release.id !== build) askForWorker();
            },
            failed: () => store.dispatch(checkFailed()),
          },
        });
      });
      onReturn(window, window.document, () => {
        if (poller?.nudge()) void client.check();
      });
    },
  };
}

/** Returns `navigator.serviceWorker` where it may be used; reading the property throws in some sandboxes. */
function containerOf(navigator: Navigator): Container | null {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch {
    return null;
  }
}

function loaded(window: Window): Promise<unknown> {
  if (window.document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
  });
}

function watchConnection(window: Window, store: AppStore): void {
  const notify = () => store.dispatch(connectionChanged(window.navigator.onLine));
  notify();
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
}

function startInstaller(installer: Installer, store: AppStore): void {
  installer.start({
    status: (status) => store.dispatch(installStatusSet(status)),
    hidden: () => store.dispatch(installHidden()),
  });
}

/**
 * `activeRead` receives the build of the active worker. It differs from the page's own when the worker changed
 * between the page's HTML and its first script, which no event reports.
 */
function startClient(
  client: WorkerClient,
  store: AppStore,
  ready: Promise<unknown>,
  activeRead: (build: string | null) => void,
): void {
  void client.start(
    {
      state: () => store.getState().worker,
      notify: (event) => store.dispatch(handleWorkerEvent(event)),
      activeBuild: (id) => {
        store.dispatch(activeBuildRead(id));
        activeRead(id);
      },
      busyTabs: (count) => store.dispatch(busyTabsCounted(count)),
      dismissal: (dismissal) => store.dispatch(dismissalRead(dismissal)),
    },
    ready,
  );
}
