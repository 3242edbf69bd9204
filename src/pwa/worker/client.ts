import type { UnsavedWork, Locks } from '#src/platform/storage/unsaved-work.ts';
import { type Clock, sleep, within } from '#src/platform/browser/clock.ts';
import type { KeyValueStorage } from '#src/platform/storage/storage.ts';
import { workerUrl } from '#src/platform/browser/trusted-types.ts';
import { createApplying } from './apply.ts';
import { currentDismissal, storedDismissal } from './update-dismissal.ts';
import { deferAtMostMs, type Effect, type Phase } from './machine.ts';
import type { Dismissal, WorkerEvent, WorkerState } from './slice.ts';
import { type Registration, watchRegistration } from './watch.ts';

/** The used part of the browser's service worker container. */
export interface Container {
  readonly controller: object | null;
  register(url: string, options: RegistrationOptions): Promise<Registration>;
  addEventListener(type: 'controllerchange', then: () => void): void;
}

export interface ClientParts {
  /** Null where service workers are unavailable in this browser or on this origin. */
  readonly container: Container | null;
  readonly locks: Locks | null;
  readonly unsavedWork: UnsavedWork;
  readonly clock: Clock;
  /** The storage that all tabs share; null where it is blocked. */
  readonly storage: KeyValueStorage | null;
  /** Calls `then` whenever the browser comes online. */
  readonly onOnline: (then: () => void) => void;
  /** Calls `then` whenever another tab dismisses an update. */
  readonly onDismissedElsewhere: (then: () => void) => void;
  /** Saves the fields' text and reloads the page. */
  readonly reload: () => void;
  /** Makes the browser check again whether the waiting worker can be activated. */
  readonly recheckWaitingWorker: () => void;
}

/** Receives the events that the client observes. */
export interface Listener {
  readonly state: () => WorkerState;
  readonly notify: (event: Omit<WorkerEvent, 'at'>) => void;
  readonly activeBuild: (build: string | null) => void;
  readonly busyTabs: (count: number) => void;
  readonly dismissal: (dismissal: Dismissal | null) => void;
}

export interface WorkerClient {
  /** Listens for changes of control at once; registers the worker when `ready` resolves: after load and the first data. */
  start(listener: Listener, ready: Promise<unknown>): Promise<void>;
  run(effect: Effect): void;
  /** Asks the host for a newer worker. Never rejects: the next trigger asks again. */
  check(): Promise<void>;
}

const withUpdate: ReadonlySet<Phase> = new Set([
  'updateInstalling',
  'updateAvailable',
  'applyPending',
  'applying',
]);

const retryAfterMs = 3_600_000;

/**
 * Connects the browser's service worker interface to the state table: it reports events and runs effects, but decides
 * nothing.
 */
export function createWorkerClient(parts: ClientParts): WorkerClient {
  const { container, unsavedWork, clock, storage } = parts;
  let listener: Listener | null = null;
  let registration: Registration | null = null;
  let hadController = false;
  let awaitsOnline = false;
  let retriedAt = -Infinity;
  let reloaded = false;

  const notify = (event: Omit<WorkerEvent, 'at'>) => listener?.notify(event);
  const notifyReplaced = () => notify({ name: unsavedWork.isHeld ? 'replacedWhileBusy' : 'replaced' });
  const applying = createApplying({
    ...parts,
    registration: () => registration,
    notify,
    notifyReplaced,
    busyTabs: (count) => listener?.busyTabs(count),
  });

  function controllerChanged(): void {
    applying.controlChanged();
    // A tab that was loaded without the worker (a forced reload) has no controller, but a new worker makes it outdated
    // as well.
    const isNews = hadController || (listener !== null && withUpdate.has(listener.state().phase));
    hadController = true;
    notify({ name: 'controlled' });
    if (isNews) notifyReplaced();
  }

  function refreshDismissal(): void {
    if (!listener) return;
    // falls back to this page's own dismissal where storage is blocked
    const lastDismissal = storedDismissal(storage).read() ?? listener.state().dismissed;
    listener.dismissal(currentDismissal(lastDismissal, clock.now()));
  }

  async function register(): Promise<void> {
    try {
      registration = (await container?.register(workerUrl, { scope: '/', updateViaCache: 'none' })) ?? null;
      if (registration) {
        await watchRegistration(registration, notify, (build) => listener?.activeBuild(build));
      }
    } catch {
      notify({ name: 'refused' });
    }
  }

  function retry(): void {
    if (!awaitsOnline || clock.now() - retriedAt < retryAfterMs) return;
    awaitsOnline = false;
    retriedAt = clock.now();
    notify({ name: 'retry' });
  }

  function awaitQuiet(): void {
    const quiet = () => notify({ name: 'quiet' });
    clock.after(deferAtMostMs, quiet);
    // Waits one more turn, because the next piece of unsaved work may start right after the last one.
    const wait = () => {
      unsavedWork.whenFree(() => void sleep(clock, 0).then(() => (unsavedWork.isHeld ? wait() : quiet())));
    };
    wait();
  }

  return {
    async start(newListener, ready) {
      listener = newListener;
      container?.addEventListener('controllerchange', controllerChanged);
      parts.onOnline(retry);
      parts.onDismissedElsewhere(refreshDismissal);
      refreshDismissal();
      hadController = container !== null && container.controller !== null;
      if (hadController) newListener.notify({ name: 'controlled' });
      await ready;
      newListener.notify({ name: container ? 'start' : 'unavailable' });
    },

    run(effect) {
      switch (effect) {
        case 'register':
          return void register();
        case 'requestLock':
          return applying.request();
        case 'dropLock':
          return applying.drop();
        case 'skipWaiting':
          return void applying.skipWaiting();
        case 'rememberDismissal':
          return void storedDismissal(storage).write({
            build: listener?.state().waitingBuild ?? null,
            at: clock.now(),
          });
        case 'awaitQuiet':
          return awaitQuiet();
        case 'awaitOnline':
          awaitsOnline = true;
          return undefined;
        case 'saveAndReload':
          if (reloaded) return undefined;
          reloaded = true;
          return parts.reload();
      }
    },

    async check() {
      refreshDismissal();
      if (!registration || registration.installing) return;
      await within(clock, 10_000, registration.update(), null).catch(() => undefined);
    },
  };
}
