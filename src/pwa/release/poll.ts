import { z } from '#contracts/z.ts';
import type { Channel } from '#src/platform/session/channel.ts';
import type { Locks } from '#src/platform/storage/unsaved-work.ts';
import type { Clock } from '#src/platform/browser/clock.ts';
import type { Release } from './latest.ts';

const leaderLock = 'tranche.release';
export const firstCheckMs = 30_000;
export const triggerGapMs = 60_000;
export const maxBackoffMs = 14_400_000;
const jitter = 0.1;

/** The message that a tab posts to the others after a check. */
const News = z.object({ release: z.object({ id: z.string(), timestamp: z.number() }) });

export interface PollerParts {
  readonly currentId: string;
  /** The interval between two checks in ms, varied by up to a tenth. */
  readonly intervalMs: number;
  /** Reads the latest release; rejects when the host does not answer. */
  readonly read: () => Promise<Release>;
  /** Null where the browser has no Web Locks: every tab then checks for itself. */
  readonly locks: Locks | null;
  readonly channel: Channel | null;
  readonly clock: Clock;
  /** Returns a number from 0 up to and excluding 1. */
  readonly random: () => number;
  readonly report: {
    started(): void;
    released(release: Release): void;
    failed(): void;
  };
}

export interface Poller {
  /**
   * Checks now, unless the last check was less than a minute ago; returns whether it does. For a page that is shown
   * again or back online.
   */
  nudge(): boolean;
  stop(): void;
}

/**
 * Checks for newer releases. One tab checks and notifies the others; failures do not stop the checks. A tab that has
 * found a release leaves the regular checks to the others, but still checks when a person returns to it.
 */
export function startPolling(parts: PollerParts): Poller {
  const { currentId, intervalMs, read, locks, channel, clock, random, report } = parts;
  const gapMs = Math.min(triggerGapMs, intervalMs);
  const startedAt = clock.now();
  let errors = 0;
  let checkedAt: number | null = null;
  let hasNewerRelease = false;
  let stopped = false;
  let cancelTimer: (() => void) | null = null;
  let resign: (() => void) | null = null;
  const calledOff = new AbortController();

  function schedule(ms: number): void {
    cancelTimer?.();
    const delay = Math.round(ms * (1 + jitter * (2 * random() - 1)));
    cancelTimer = clock.after(delay, () => void check());
  }

  function scheduleNext(): void {
    if (resign === null) return;
    const maxMs = Math.max(intervalMs, maxBackoffMs);
    schedule(Math.min(maxMs, intervalMs * 2 ** Math.min(errors, 20)));
  }

  function acceptRelease(release: Release): void {
    errors = 0;
    report.released(release);
    if (release.id === currentId) return;
    hasNewerRelease = true;
    stepDown();
    calledOff.abort(); // a tab that waits to become the leader need not any more
  }

  async function check(): Promise<void> {
    checkedAt = clock.now();
    report.started();
    try {
      const release = await read();
      if (stopped) return;
      acceptRelease(release);
      channel?.postMessage({ release });
    } catch {
      if (stopped) return;
      errors += 1;
      report.failed();
    }
    scheduleNext();
  }

  function lead(): Promise<void> {
    const term = Promise.withResolvers<void>();
    if (hasNewerRelease || stopped) return Promise.resolve();
    resign = term.resolve;
    const since = checkedAt === null ? 0 : clock.now() - checkedAt;
    schedule(checkedAt === null ? Math.min(firstCheckMs, intervalMs) : Math.max(0, intervalMs - since));
    return term.promise;
  }

  function stepDown(): void {
    cancelTimer?.();
    cancelTimer = null;
    if (resign === null) return;
    resign();
    resign = null;
  }

  channel?.addEventListener('message', ({ data }) => {
    const news = News.safeParse(data);
    if (!news.success || stopped) return;
    checkedAt = clock.now();
    acceptRelease(news.data.release);
    scheduleNext();
  });
  if (locks && channel) {
    locks.request(leaderLock, { signal: calledOff.signal }, lead).catch(() => {
      if (!calledOff.signal.aborted) void lead(); // the browser refuses locks, as where site data are blocked
    });
  } else void lead();

  return {
    nudge() {
      if (stopped || clock.now() - (checkedAt ?? startedAt) < gapMs) return false;
      void check();
      return true;
    },
    stop() {
      stopped = true;
      stepDown();
      calledOff.abort();
      channel?.close();
    },
  };
}
