import { type UnsavedWork, busyLock, busyTabs, type Locks } from '#src/platform/storage/unsaved-work.ts';
import { type Clock, sleep, within } from '#src/platform/browser/clock.ts';
import type { WorkerEvent } from './slice.ts';
import type { Registration } from './watch.ts';

interface Parts {
  readonly locks: Locks | null;
  readonly unsavedWork: UnsavedWork;
  readonly clock: Clock;
  readonly registration: () => Registration | null;
  readonly notify: (event: Omit<WorkerEvent, 'at'>) => void;
  readonly notifyReplaced: () => void;
  readonly busyTabs: (count: number) => void;
  /** Makes the browser check again whether the waiting worker can be activated. */
  readonly recheckWaitingWorker: () => void;
}

/** After this many ms without a change of control, the waiting worker is checked again. */
export const silenceMs = 5_000;
const pollEveryMs = 1_000;
const countEveryMs = 1_000;

/**
 * Activates the waiting worker: requests the lock shared with tabs that have unsaved work, sends the message, and
 * starts the timeout.
 */
export function createApplying({
  locks,
  unsavedWork,
  clock,
  registration,
  notify,
  notifyReplaced,
  busyTabs: report,
  recheckWaitingWorker,
}: Parts) {
  /** Ends the current attempt: cancels the request for the lock, or releases it. */
  let drop: (() => void) | null = null;
  let stopWaiting: (() => void) | null = null;

  function count(): void {
    if (!locks) return report(Number(unsavedWork.isHeld));
    const update = () => {
      busyTabs(locks).then(report, () => report(Number(unsavedWork.isHeld)));
      if (drop !== null) stopWaiting = clock.after(countEveryMs, update);
    };
    update();
  }

  function dropLock(): void {
    drop?.();
    drop = null;
    stopWaiting?.();
    stopWaiting = null;
  }

  function request(): void {
    dropLock();
    if (!locks) {
      drop = unsavedWork.whenFree(() => notify({ name: 'lockGranted' }));
      return count();
    }
    const aborted = new AbortController();
    const controlChanged = Promise.withResolvers<void>();
    drop = () => {
      aborted.abort();
      controlChanged.resolve();
    };
    locks
      .request(busyLock, { mode: 'exclusive', signal: aborted.signal }, () => {
        if (aborted.signal.aborted) return undefined;
        notify({ name: 'lockGranted' });
        return controlChanged.promise; // holds the lock until control changes, so that no tab becomes busy in between
      })
      .catch(() => {
        // Refused, unless it is called off: then as without locks.
        if (!aborted.signal.aborted) drop = unsavedWork.whenFree(() => notify({ name: 'lockGranted' }));
      });
    count();
  }

  /** Waits for an update that is being downloaded, so that the newest worker is activated. */
  async function latestWaiting(): Promise<ServiceWorker | null> {
    const current = registration();
    if (!current) return null;
    await within(clock, 3_000, current.update(), null).catch(() => null);
    for (let round = 0; current.installing && round < 40; round += 1) await sleep(clock, 250);
    return current.waiting;
  }

  async function skipWaiting(): Promise<void> {
    stopWaiting?.();
    const worker = await latestWaiting();
    if (drop === null && locks) return; // control has changed meanwhile
    pollUntilActive(worker, silenceMs);
  }

  /** Every second until control changes: asks the waiting worker to activate, and the browser to check again. */
  function pollUntilActive(worker: ServiceWorker | null, maxWaitMs: number): void {
    worker?.postMessage({ type: 'SKIP_WAITING' });
    stopWaiting = clock.after(pollEveryMs, () => {
      const waiting = registration()?.waiting ?? null;
      if (maxWaitMs > pollEveryMs) {
        if (waiting) recheckWaitingWorker();
        return pollUntilActive(waiting, maxWaitMs - pollEveryMs);
      }
      // If no worker is waiting, it has taken over without an event from the browser.
      if (waiting) notify({ name: 'silent' });
      else notifyReplaced();
    });
  }

  return {
    request,
    drop: dropLock,
    skipWaiting,
    /** Stops the activation timeout. */
    controlChanged: () => {
      stopWaiting?.();
      stopWaiting = null;
    },
  };
}
