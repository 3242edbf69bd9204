// A tab with a running payment or unsaved input holds a shared lock. Activating a new release requests the same lock
// exclusively, and so waits for all of these tabs.

/** The used part of the browser's Web Locks. */
export type Locks = Pick<LockManager, 'request' | 'query'>;

export const busyLock = 'tranche.busy';

export interface UnsavedWork {
  /**
   * Blocks reloads until the returned function is called. Calling that function again has no effect. A receipt that is
   * being read blocks them too, but would not be lost.
   */
  acquire(wouldBeLost?: boolean): () => void;
  readonly isHeld: boolean;
  /** Something is held that would be lost, so that the browser asks before the page is left. */
  readonly wouldBeLost: boolean;
  /** Calls `then` once, when nothing is held (immediately if so); returns a cancel function. */
  whenFree(then: () => void): () => void;
}

/**
 * Delay in ms before the lock is released, because the next step often follows at once: the payment after the
 * confirmation, one view after another.
 */
const releaseDelayMs = 1_000;

/**
 * `locks` is read at each use; null where the browser has none: other tabs then do not know of this tab's unsaved
 * work. `releaseDelay` runs its callback after the delay during which the lock is kept.
 */
export function createUnsavedWork(
  locks: () => Locks | null,
  releaseDelay = (then: () => void) => then(),
): UnsavedWork {
  let holds = 0;
  let losses = 0;
  let ends = 0;
  let release: (() => void) | null = null;
  const waiting = new Set<() => void>();

  function lock(): void {
    const until = Promise.withResolvers<void>();
    release = until.resolve;
    locks()
      ?.request(busyLock, { mode: 'shared' }, () => until.promise)
      .catch(() => undefined); // rejected when the page is being closed
  }

  function unlock(): void {
    release?.();
    release = null;
    const callbacks = [...waiting];
    waiting.clear();
    for (const then of callbacks) then();
  }

  return {
    acquire(wouldBeLost = true) {
      holds += 1;
      losses += Number(wouldBeLost);
      if (holds === 1 && release === null) lock();
      let over = false;
      return () => {
        if (over) return;
        over = true;
        holds -= 1;
        losses -= Number(wouldBeLost);
        ends += 1;
        const end = ends;
        if (holds > 0) return;
        releaseDelay(() => {
          if (holds === 0 && end === ends) unlock();
        });
      };
    },
    get isHeld() {
      return holds > 0;
    },
    get wouldBeLost() {
      return losses > 0;
    },
    whenFree(then) {
      if (release === null) {
        then();
        return () => undefined;
      }
      waiting.add(then);
      return () => void waiting.delete(then);
    },
  };
}

/** Resolves to the number of tabs that hold the lock. */
export async function busyTabs(locks: Locks): Promise<number> {
  const { held: heldLocks = [] } = await locks.query();
  return new Set(
    heldLocks
      .filter(({ name, mode }) => name === busyLock && mode === 'shared')
      .map(({ clientId }) => clientId),
  ).size;
}

/** The unsaved work of this tab. */
export const unsavedWork = createUnsavedWork(
  () => (typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : null),
  (then) => void setTimeout(then, releaseDelayMs),
);
