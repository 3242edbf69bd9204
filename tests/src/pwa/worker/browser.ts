import { setImmediate } from 'node:timers/promises';
import { defaults } from '#src/platform/settings/configuration.ts';
import { createAppStore } from '#src/app/store.ts';
import { createUnsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { type Container, createWorkerClient } from '#src/pwa/worker/client.ts';
import { handleWorkerEvent } from '#src/pwa/worker/worker-events.ts';
import { activeBuildRead, busyTabsCounted, dismissalRead } from '#src/pwa/worker/slice.ts';
import type { Registration } from '#src/pwa/worker/watch.ts';
import { fakeClock, fakeOrigin, memory } from '#tests/src/origin.ts';

/** Real turns of the event loop: messages between page and worker need them. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly build: string;
  readonly told: (worker: FakeWorker) => void;

  constructor(build: string, told: (worker: FakeWorker) => void) {
    super();
    this.build = build;
    this.told = told;
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage(message: { type: string }, ports: readonly MessagePort[] = []): void {
    if (message.type === 'VERSION') ports[0]?.postMessage({ build: this.build });
    if (message.type === 'SKIP_WAITING') this.told(this);
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  updates = 0;
  /** The host's answer to a request for a newer worker. */
  onUpdate: () => void = () => undefined;

  async update(): Promise<void> {
    this.updates += 1;
    await Promise.resolve();
    this.onUpdate();
  }
}

/** One browser on one origin: a registration that all tabs share, workers that install, wait and take over. */
export function fakeBrowser() {
  const registration = new FakeRegistration();
  const origin = fakeOrigin();
  const { clock, advance } = fakeClock(Date.now());
  const localStorage = memory();
  /** What each tab does when another one writes to the storage that they share. */
  const listeners = new Map<string, () => void>();
  const controls = new Set<{ controller: object | null; change: () => void }>();
  const trouble: { refuse: Error | null; deaf: boolean } = { refuse: null, deaf: false };
  const begun = clock.now();
  /**
   * The workers that were asked to take over, and the times in seconds at which the browser was made to check for
   * updates.
   */
  const takeOverAttempts: string[] = [];
  const note = (what: string) => void takeOverAttempts.push(`${what} ${(clock.now() - begun) / 1_000}`);

  function told(worker: FakeWorker): void {
    note(worker.build);
    if (!trouble.deaf) takeOver(worker);
  }
  function takeOver(worker: FakeWorker): void {
    registration.active?.become('redundant');
    if (registration.waiting === worker) registration.waiting = null;
    registration.active = worker;
    worker.become('activating');
    worker.become('activated');
    for (const control of controls) {
      control.controller = worker;
      control.change();
    }
  }
  const host = {
    /** A worker of this build begins to install. */
    updateFound(build: string): FakeWorker {
      const worker = new FakeWorker(build, told);
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      return worker;
    },
    installed(worker: FakeWorker): void {
      registration.installing = null;
      registration.waiting?.become('redundant');
      registration.waiting = worker;
      worker.become('installed');
      if (registration.active === null) takeOver(worker);
    },
    failed(worker: FakeWorker): void {
      registration.installing = null;
      worker.become('redundant');
    },
    /** The waiting worker takes over, at a moment that the browser chooses. */
    takeOver(): void {
      if (registration.waiting) takeOver(registration.waiting);
    },
    /** A whole update. */
    deploy(build: string): void {
      host.installed(host.updateFound(build));
    },
  };

  function open(name: string, { loadedAround = false, supported = true, ready = Promise.resolve() } = {}) {
    const loads = { count: 1 };
    const online = new Set<() => void>();
    let change: () => void = () => undefined;
    const control = {
      controller: loadedAround ? null : (registration.active as object | null),
      change: () => change(),
    };
    const calls: unknown[][] = [];
    const container: Container = {
      get controller() {
        return control.controller;
      },
      async register(...call) {
        calls.push(call);
        if (trouble.refuse) throw trouble.refuse;
        // A first worker is found right after; `found` dispatches the events.
        if (!registration.active && !registration.installing && !registration.waiting) {
          void Promise.resolve().then(() => host.updateFound('one'));
        }
        return registration as unknown as Registration; // the parts in use
      },
      addEventListener: (_type, then) => {
        change = then;
      },
    };
    controls.add(control);
    const locks = origin.locksOf(name);
    const unsavedWork = createUnsavedWork(() => locks);
    const client = createWorkerClient({
      container: supported ? container : null,
      locks,
      unsavedWork,
      clock,
      storage: {
        ...localStorage,
        setItem: (key, value) => {
          localStorage.setItem(key, value);
          for (const [tab, then] of listeners) if (tab !== name) then();
        },
      },
      onOnline: (then) => void online.add(then),
      onDismissedElsewhere: (then) => void listeners.set(name, then),
      reload: () => void (loads.count += 1),
      recheckWaitingWorker: () => note('recheckWaitingWorker'),
    });
    const store = createAppStore({
      configuration: defaults,
      backendReady: Promise.resolve(),
      sessionStorage: null,
      localStorage: null,
      browserEffects: {
        runEffect: (effect) => client.run(effect),
        askToInstall: () => Promise.resolve(null),
        hideInstall: () => undefined,
        reload: () => false,
        reloadWhenFree: () => undefined,
        cancelReload: () => undefined,
      },
    });
    void client.start(
      {
        state: () => store.getState().worker,
        notify: (event) => store.dispatch(handleWorkerEvent(event)),
        activeBuild: (build) => store.dispatch(activeBuildRead(build)),
        busyTabs: (count) => store.dispatch(busyTabsCounted(count)),
        dismissal: (dismissal) => store.dispatch(dismissalRead(dismissal)),
      },
      ready,
    );
    return {
      client,
      unsavedWork,
      loads,
      calls,
      worker: () => store.getState().worker,
      do: (name: 'apply' | 'later' | 'cancel') => store.dispatch(handleWorkerEvent({ name })),
      goOnline: () => {
        for (const then of online) then();
      },
    };
  }

  async function pass(ms: number): Promise<void> {
    await advance(ms);
    await turns();
  }
  return { open, host, registration, trouble, takeOverAttempts, pass, localStorage };
}
