import type { Clock } from '#src/platform/browser/clock.ts';
import { maxBackoffMs } from './poll.ts';

interface Parts {
  readonly clock: Clock;
  /** Asks the host for the worker of the new release. */
  readonly check: () => Promise<void>;
  /** Returns true when the worker is installed, or when there is none to wait for. */
  readonly isDone: () => boolean;
  /** The first pause in ms; it is doubled each time, up to four hours. */
  readonly pauseMs: number;
}

/**
 * After a release was found, asks for its worker until it is installed. The first attempt may be too early, since a
 * host may still serve the old worker or lack some of the new files. Calling the function again restarts it.
 */
export function createFollowUp({ clock, check, isDone, pauseMs }: Parts): () => void {
  let cancel: () => void = () => undefined;
  function attempt(pause: number): void {
    cancel();
    if (isDone()) return;
    void check();
    cancel = clock.after(pause, () => attempt(Math.min(pause * 2, maxBackoffMs)));
  }
  return () => attempt(pauseMs);
}
