import { useEffect } from 'react';

// A tab in the middle of a payment, or with a form that would be lost, holds a shared lock. Whoever wants to put a new
// release in place asks for the same lock exclusively, and so waits for all of them.

/** The browser's Web Locks, as far as they are used. */
export type Locks = Pick<LockManager, 'request' | 'query'>;

export const busyLock = 'tranche.busy';

export interface Busy {
  /** Keeps this tab as it is until the answer is called. Calling it again does nothing. */
  hold(): () => void;
  readonly held: boolean;
  /** Calls back once, when nothing is held any more (at once if so); the answer stops waiting. */
  whenFree(then: () => void): () => void;
}

/** What ends may go on at once with its next step: a signature with its payment, one view with the next. */
const lingerMs = 1_000;

/**
 * `locks` is asked at each use; null where the browser has none, and then only this tab knows that it is busy. `linger`
 * calls back when what ended had time to go on, and until then the lock stays.
 */
export function createBusy(locks: () => Locks | null, linger = (then: () => void) => then()): Busy {
  let holds = 0;
  let ends = 0;
  let release: (() => void) | null = null;
  const waiting = new Set<() => void>();

  function lock(): void {
    const until = Promise.withResolvers<void>();
    release = until.resolve;
    locks()
      ?.request(busyLock, { mode: 'shared' }, () => until.promise)
      .catch(() => undefined); // a page that is going away
  }

  function unlock(): void {
    release?.();
    release = null;
    const all = [...waiting];
    waiting.clear();
    for (const then of all) then();
  }

  return {
    hold() {
      holds += 1;
      if (holds === 1 && release === null) lock();
      let over = false;
      return () => {
        if (over) return;
        over = true;
        holds -= 1;
        ends += 1;
        const end = ends;
        if (holds > 0) return;
        linger(() => {
          if (holds === 0 && end === ends) unlock();
        });
      };
    },
    get held() {
      return holds > 0;
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

/** How many tabs hold the lock. */
export async function busyTabs(locks: Locks): Promise<number> {
  const { held = [] } = await locks.query();
  return new Set(
    held.filter(({ name, mode }) => name === busyLock && mode === 'shared').map(({ clientId }) => clientId),
  ).size;
}

/** This tab's own. */
export const busy = createBusy(
  () => (typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : null),
  (then) => void setTimeout(then, lingerMs),
);

/** Keeps the tab as it is while `active`: a form with something in it, a payment under way. */
export function useHold(active: boolean): void {
  useEffect(() => (active ? busy.hold() : undefined), [active]);
}
