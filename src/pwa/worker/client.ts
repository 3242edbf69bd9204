import type { Busy, Locks } from '#src/platform/unsaved-work.ts';
import { type Clock, sleep, within } from '#src/platform/clock.ts';
import type { KeyValueStorage } from '#src/platform/session-storage.ts';
import { workerUrl } from '#src/platform/trusted-types.ts';
import { createApplying } from './apply.ts';
import { later, readLater, writeLater } from './update-dismissal.ts';
import { deferAtMostMs, type Effect, type Phase } from './machine.ts';
import type { Dismissal, WorkerEvent, WorkerState } from './slice.ts';
import { type Registration, watchRegistration } from './watch.ts';

/** The browser's container, as far as it is used. */
export interface Container {
  readonly controller: object | null;
  register(url: string, options: RegistrationOptions): Promise<Registration>;
  addEventListener(type: 'controllerchange', then: () => void): void;
}

export interface ClientParts {
  /** Null where the browser has no service workers, or not on this origin. */
  readonly container: Container | null;
  readonly locks: Locks | null;
  readonly busy: Busy;
  readonly clock: Clock;
  /** The storage that all tabs share; null where it is blocked. */
  readonly storage: KeyValueStorage | null;
  /** Calls back when the browser is online again. */
  readonly onOnline: (then: () => void) => void;
  /** Calls back when another tab put an update off. */
  readonly onLaterElsewhere: (then: () => void) => void;
  /** Saves what was typed and loads the page anew. */
  readonly reload: () => void;
  /** Has the browser look again whether the waiting worker can take over. */
  readonly knock: () => void;
}

/** Where the client tells what it sees. */
export interface Teller {
  readonly state: () => WorkerState;
  readonly tell: (event: Omit<WorkerEvent, 'at'>) => void;
  readonly activeBuild: (build: string | null) => void;
  readonly busyTabs: (count: number) => void;
  readonly dismissal: (dismissal: Dismissal | null) => void;
  readonly checked: (at: number) => void;
}

export interface WorkerClient {
  /** Listens for changes of control at once, and registers when `ready` resolves: after the first paint and load. */
  start(teller: Teller, ready: Promise<unknown>): Promise<void>;
  run(effect: Effect): void;
  /** Asks the host for a newer worker. Never fails: the next trigger asks again. */
  check(): Promise<void>;
}

const withUpdate: ReadonlySet<Phase> = new Set([
  'updateInstalling',
  'updateAvailable',
  'applyPending',
  'applying',
]);

const retryAfterMs = 3_600_000;

/** The service worker of this page on the browser's own interface: events in, effects out, nothing decided here. */
export function createWorkerClient(parts: ClientParts): WorkerClient {
  const { container, busy, clock, storage } = parts;
  let teller: Teller | null = null;
  let registration: Registration | null = null;
  let hadController = false;
  let awaitsOnline = false;
  let retriedAt = -Infinity;
  let reloaded = false;

  const tell = (event: Omit<WorkerEvent, 'at'>) => teller?.tell(event);
  const tellReplaced = () => tell({ name: busy.held ? 'replacedWhileBusy' : 'replaced' });
  const applying = createApplying({
    ...parts,
    registration: () => registration,
    tell,
    tellReplaced,
    busyTabs: (count) => teller?.busyTabs(count),
  });

  function controllerChanged(): void {
    applying.heard();
    // A tab that was loaded around the worker has no controller, but a new worker makes it just as old.
    const isNews = hadController || (teller !== null && withUpdate.has(teller.state().phase));
    hadController = true;
    tell({ name: 'controlled' });
    if (isNews) tellReplaced();
  }

  function readDismissal(): void {
    if (!teller) return;
    const known = readLater(storage) ?? teller.state().dismissed; // this page's own where storage is blocked
    teller.dismissal(later(known, clock.now()));
  }

  async function register(): Promise<void> {
    try {
      registration = (await container?.register(workerUrl, { scope: '/', updateViaCache: 'none' })) ?? null;
      if (registration) {
        await watchRegistration(registration, tell, (build) => teller?.activeBuild(build));
      }
    } catch (thrown) {
      tell({ name: 'refused', message: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  }

  function retry(): void {
    if (!awaitsOnline || clock.now() - retriedAt < retryAfterMs) return;
    awaitsOnline = false;
    retriedAt = clock.now();
    tell({ name: 'retry' });
  }

  function awaitQuiet(): void {
    const quiet = () => tell({ name: 'quiet' });
    clock.after(deferAtMostMs, quiet);
    // One turn later: what ended may go on at once with its next call.
    const wait = () => {
      busy.whenFree(() => void sleep(clock, 0).then(() => (busy.held ? wait() : quiet())));
    };
    wait();
  }

  return {
    async start(given, ready) {
      teller = given;
      container?.addEventListener('controllerchange', controllerChanged);
      parts.onOnline(retry);
      parts.onLaterElsewhere(readDismissal);
      readDismissal();
      hadController = container !== null && container.controller !== null;
      if (hadController) given.tell({ name: 'controlled' });
      await ready;
      given.tell({ name: container ? 'start' : 'unavailable' });
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
        case 'rememberLater':
          return writeLater(storage, { build: teller?.state().waitingBuild ?? null, at: clock.now() });
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
      teller?.checked(clock.now());
      readDismissal();
      if (!registration || registration.installing) return;
      await within(clock, 10_000, registration.update(), null).catch(() => undefined);
    },
  };
}
