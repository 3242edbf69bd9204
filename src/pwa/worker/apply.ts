import { type Busy, busyLock, busyTabs, type Locks } from '#src/platform/unsaved-work.ts';
import { type Clock, sleep, within } from '#src/platform/clock.ts';
import type { WorkerEvent } from './slice.ts';
import type { Registration } from './watch.ts';

interface Parts {
  readonly locks: Locks | null;
  readonly busy: Busy;
  readonly clock: Clock;
  readonly registration: () => Registration | null;
  readonly tell: (event: Omit<WorkerEvent, 'at'>) => void;
  readonly tellReplaced: () => void;
  readonly busyTabs: (count: number) => void;
  /** Has the browser look again whether the waiting worker can take over. */
  readonly knock: () => void;
}

/** After this long without a change of control the waiting worker is looked at again. */
export const silenceMs = 5_000;
const urgeEveryMs = 1_000;
const countEveryMs = 1_000;

/** Putting the waiting worker in place: the lock that all busy tabs share, the message, and what if nothing follows. */
export function createApplying({
  locks,
  busy,
  clock,
  registration,
  tell,
  tellReplaced,
  busyTabs: report,
  knock,
}: Parts) {
  /** Ends the present attempt: the request for the lock, or the lock itself. */
  let drop: (() => void) | null = null;
  let stopWaiting: (() => void) | null = null;

  function count(): void {
    if (!locks) return report(Number(busy.held));
    const look = () => {
      busyTabs(locks).then(report, () => undefined);
      if (drop !== null) stopWaiting = clock.after(countEveryMs, look);
    };
    look();
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
      drop = busy.whenFree(() => tell({ name: 'lockGranted' }));
      return count();
    }
    const calledOff = new AbortController();
    const held = Promise.withResolvers<void>();
    drop = () => {
      calledOff.abort();
      held.resolve();
    };
    locks
      .request(busyLock, { mode: 'exclusive', signal: calledOff.signal }, () => {
        if (calledOff.signal.aborted) return undefined;
        tell({ name: 'lockGranted' });
        return held.promise; // until control changes: no tab may become busy in between
      })
      .catch(() => undefined); // called off
    count();
  }

  /** Lets an update that is on its way arrive first, so that accepting lands on the newest. */
  async function freshest(): Promise<ServiceWorker | null> {
    const current = registration();
    if (!current) return null;
    await within(clock, 3_000, current.update(), null).catch(() => null);
    for (let round = 0; current.installing && round < 40; round += 1) await sleep(clock, 250);
    return current.waiting;
  }

  async function skipWaiting(): Promise<void> {
    stopWaiting?.();
    const worker = await freshest();
    if (drop === null && locks) return; // control changed in the meantime
    urge(worker, silenceMs);
  }

  /** Each second, until control changes: whatever waits then is told, and the browser asked to look again. */
  function urge(worker: ServiceWorker | null, patienceMs: number): void {
    worker?.postMessage({ type: 'SKIP_WAITING' });
    stopWaiting = clock.after(urgeEveryMs, () => {
      const waiting = registration()?.waiting ?? null;
      if (patienceMs > urgeEveryMs) {
        if (waiting) knock();
        return urge(waiting, patienceMs - urgeEveryMs);
      }
      // Without a waiting worker it did take over, and the browser did not say so.
      if (waiting) tell({ name: 'silent' });
      else tellReplaced();
    });
  }

  return {
    request,
    drop: dropLock,
    skipWaiting,
    /** Control changed: silence needs no watching any more. */
    heard: () => {
      stopWaiting?.();
      stopWaiting = null;
    },
  };
}
