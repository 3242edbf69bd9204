import type { KeyValueStorage } from '#src/platform/storage/storage.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import type { WorkerClient } from '#src/pwa/worker/client.ts';
import { handleWorkerEvent } from '#src/pwa/worker/worker-events.ts';
import type { Phase } from '#src/pwa/worker/machine.ts';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import type { RecoveryActions } from './chunks.ts';
import { sleep, systemClock } from '#src/platform/browser/clock.ts';
import { mayReload } from './reload-guard.ts';
import { readLatest } from './latest.ts';
import { releaseSeen } from './slice.ts';

const probeMs = 3_000;
const findMs = 10_000;
const lockMs = 2_000;
const takeOverMs = 25_000;

interface Parts {
  readonly window: Window;
  readonly store: AppStore;
  readonly client: Pick<WorkerClient, 'check'>;
  readonly sessionStorage: KeyValueStorage | null;
  /** The build of this page; null if it has none. */
  readonly build: string | null;
  /** Saves the persisted fields; false when that failed. */
  readonly keep: () => boolean;
}

/** Creates the recovery of chunks that no longer exist in this page's release. */
export function createRecovery({
  window,
  store,
  client,
  sessionStorage,
  build,
  keep,
}: Parts): RecoveryActions {
  const { location } = window;
  const worker = () => store.getState().worker;
  const reload = (): boolean => {
    if (!keep()) return false;
    location.reload();
    return true;
  };
  const isIn = (...phases: readonly Phase[]) => phases.includes(worker().phase);

  /** Resolves to whether the condition became true within `ms`. */
  function becomes(so: () => boolean, ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (is: boolean) => {
        stop();
        cancel();
        resolve(is);
      };
      const stop = store.subscribe(() => {
        if (so()) end(true);
      });
      const cancel = systemClock.after(ms, () => end(so()));
      if (so()) end(true);
    });
  }

  async function apply(): Promise<boolean> {
    if (isIn('reloading', 'deferred')) return true;
    // The active worker is newer than this page, so a reload is all that is missing.
    if (isIn('activated') && build !== null && (worker().activeBuild ?? build) !== build) return reload();
    if (isIn('activated')) await client.check();
    await becomes(() => isIn('updateAvailable', 'applyPending', 'applying', 'reloading'), findMs);
    if (isIn('updateAvailable')) store.dispatch(handleWorkerEvent({ name: 'apply' }));
    await becomes(() => !isIn('applyPending'), lockMs);
    if (isIn('applyPending')) {
      // another tab is busy, and the user did not request this update
      store.dispatch(handleWorkerEvent({ name: 'cancel' }));
      return false;
    }
    return isIn('applying', 'reloading') && becomes(() => isIn('reloading', 'deferred'), takeOverMs);
  }

  return {
    wait: (ms) => sleep(systemClock, ms),
    importFrom: (address) => import(/* @vite-ignore */ address),
    path: () => location.pathname,
    async describeFailure() {
      const { controlled } = worker();
      const failure = {
        busy: unsavedWork.isHeld,
        controlled,
        waiting: isIn('updateAvailable', 'applyPending', 'applying'),
      };
      try {
        const release = await readLatest((url, init) => fetch(url, init), systemClock.now(), probeMs);
        if (build !== null) store.dispatch(releaseSeen(release));
        return { ...failure, reachable: true, outdated: build !== null && release.id !== build };
      } catch {
        return { ...failure, reachable: false, outdated: false };
      }
    },
    budget: (path) => mayReload(sessionStorage, path, systemClock.now()),
    apply,
    reload,
  };
}
