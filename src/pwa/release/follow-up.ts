import type { Clock } from '#src/platform/clock.ts';
import { longestBackoffMs } from './poll.ts';

interface Parts {
  readonly clock: Clock;
  /** Asks the host for the worker of the new release. */
  readonly check: () => Promise<void>;
  /** True when the worker is installed, or when there is none to wait for. */
  readonly isDone: () => boolean;
  /** The first pause in ms; each one is twice as long, up to four hours. */
  readonly pauseMs: number;
}

/**
 * A release was found: its worker is asked for until it comes. The first try may be too early, since a host may still
 * hand out the old worker, or not all of the new files. Calling it again while it runs restarts it.
 */
export function createFollowUp({ clock, check, isDone, pauseMs }: Parts): () => void {
  let cancel: () => void = () => undefined;
  function look(pause: number): void {
    cancel();
    if (isDone()) return;
    void check();
    cancel = clock.after(pause, () => look(Math.min(pause * 2, longestBackoffMs)));
  }
  return () => look(pauseMs);
}
