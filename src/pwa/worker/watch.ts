import type { WorkerEvent } from './slice.ts';
import { versionOf } from './version.ts';

// Follows one registration: which worker installs, which one waits, which one is active.

/** The registration, as far as it is used. */
export type Registration = Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'active' | 'update'> &
  Pick<EventTarget, 'addEventListener'>;

type Notify = (event: Omit<WorkerEvent, 'at'>) => void;

/** Reports the state of the registration now, and every later change. */
export async function watchRegistration(
  registration: Registration,
  notify: Notify,
  readActive: (build: string | null) => void,
): Promise<void> {
  const seen = new WeakSet<ServiceWorker>();
  // An event is reported after its worker has named its build, and in the order of occurrence.
  let line = Promise.resolve();
  const inLine = (step: () => Promise<void>) => (line = line.then(step, step));

  const tellWaiting = async (name: 'updateReady' | 'foundWaiting', worker: ServiceWorker) => {
    const build = await versionOf(worker);
    if (registration.waiting === worker) notify({ name, build });
  };
  const follow = (worker: ServiceWorker, isFirst: boolean) => {
    if (seen.has(worker)) return;
    seen.add(worker);
    let installed = false;
    const look = () => {
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
          const { waiting } = registration; // an older update may still wait
          if (waiting) await tellWaiting('updateReady', waiting);
        });
      }
    };
    worker.addEventListener('statechange', look);
    void inLine(async () => notify({ name: isFirst ? 'installStarted' : 'updateStarted' }));
    look(); // it may be further than the event that announced it
  };
  const found = () => {
    const { installing, active } = registration;
    if (installing) follow(installing, active === null);
  };
  registration.addEventListener('updatefound', found);

  const { active, waiting, installing } = registration;
  if (active) {
    await inLine(async () => {
      if (waiting) await tellWaiting('foundWaiting', waiting);
      else notify({ name: 'foundActive' });
      readActive(await versionOf(active));
    });
    if (waiting && registration.waiting !== waiting) notify({ name: 'foundActive' }); // gone while it was asked
    if (installing) follow(installing, false);
  } else {
    const first = installing ?? waiting;
    if (first) follow(first, true);
  }
}
