import type { WorkerEvent } from './slice.ts';
import { versionOf } from './version.ts';

// Watches one registration: which worker is installing, waiting or active.

/** The used part of the registration. */
export type Registration = Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'active' | 'update'> &
  Pick<EventTarget, 'addEventListener'>;

type Notify = (event: Omit<WorkerEvent, 'at'>) => void;

/** Reports the current state of the registration and every later change. */
export async function watchRegistration(
  registration: Registration,
  notify: Notify,
  readActive: (build: string | null) => void,
): Promise<void> {
  const watched = new WeakSet<ServiceWorker>();
  // Events are reported in order, each after its worker has named its build.
  let line = Promise.resolve();
  const inLine = (step: () => Promise<void>) => (line = line.then(step, step));

  const tellWaiting = async (name: 'updateReady' | 'foundWaiting', worker: ServiceWorker) => {
    const build = await versionOf(worker);
    if (registration.waiting === worker) notify({ name, build });
  };
  const watchWorker = (worker: ServiceWorker, isFirst: boolean) => {
    if (watched.has(worker)) return;
    watched.add(worker);
    let installed = false;
    const read = () => {
      const { state } = worker;
      if (state === 'installed') {
        installed = true;
        if (!isFirst) void inLine(() => tellWaiting('updateReady', worker));
      }
      if (state === 'activated' && isFirst) {
        void inLine(async () => {
          notify({ name: 'installDone' });
          readActive(await versionOf(worker));
        });
      }
      if (state === 'redundant' && !installed) {
        void inLine(async () => {
          notify({ name: 'installFailed' });
          const { waiting } = registration; // an older update may still be waiting
          if (waiting) await tellWaiting('updateReady', waiting);
        });
      }
    };
    worker.addEventListener('statechange', read);
    void inLine(async () => notify({ name: isFirst ? 'installStarted' : 'updateStarted' }));
    read(); // the worker may have progressed since the event
  };
  const onUpdateFound = () => {
    const { installing, active } = registration;
    if (installing) watchWorker(installing, active === null);
  };
  registration.addEventListener('updatefound', onUpdateFound);

  const { active, waiting, installing } = registration;
  if (active) {
    await inLine(async () => {
      if (waiting) await tellWaiting('foundWaiting', waiting);
      else notify({ name: 'foundActive' });
      readActive(await versionOf(active));
    });
    // the waiting worker may have gone while it was asked
    if (waiting && registration.waiting !== waiting) notify({ name: 'foundActive' });
    if (installing) watchWorker(installing, false);
  } else {
    const first = installing ?? waiting;
    if (first) watchWorker(first, true);
  }
}
