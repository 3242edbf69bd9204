import type { Changes } from '#contracts/changes/change.ts';
import type { Channel } from '#src/platform/session/channel.ts';
import type { Clock } from '#src/platform/browser/clock.ts';

/** Delay in ms between a hint that something has changed and the request, so that several hints share one request. */
export const wakeDelayMs = 100;

/** Where to continue reading: after a cursor, or at first from this time, in ms of this machine's clock. */
export type From = { readonly after: string } | { readonly sinceMs: number };

export interface FeedReader {
  /** Fetches the changes; resolves to null when the request failed. */
  read(from: From): Promise<Changes | null>;
  /** Receives the fetched changes. */
  apply(changes: Changes): void;
}

/** Follows the feed of changes for one tab. It reads nothing before `start`. */
export interface ChangeFeed {
  start(reader: FeedReader): void;
  /** Sets the token of the session whose changes are read; null while signed out. */
  readFor(token: string | null): void;
  /** While paused nothing is read; after it, the missed changes are read at once. */
  pause(paused: boolean): void;
  /** Hints that something has probably changed: reads after `wakeDelayMs` instead of after the interval. */
  wake(): void;
  /** Sends the same hint to every tab of this browser. */
  wakeAll(): void;
}

interface Parts {
  readonly clock: Clock;
  /** When the page started, in ms of this machine's clock; everything it shows was read later. */
  readonly startedAt: number;
  readonly intervalMs: number;
  /** Connects the tabs of this browser. */
  readonly channel: Channel | null;
}

export function createChangeFeed({ clock, startedAt, intervalMs, channel }: Parts): ChangeFeed {
  let reader: FeedReader | null = null;
  let token: string | null = null;
  let from: From = { sinceMs: startedAt };
  let isFirst = true;
  let paused = false;
  let isReading = false;
  let wokenMeanwhile = false;
  let dueAt = Infinity;
  let cancelTimer: () => void = () => undefined;

  function readIn(ms: number): void {
    cancelTimer();
    dueAt = Infinity;
    if (!reader || token === null || paused || isReading) return;
    dueAt = clock.now() + ms;
    cancelTimer = clock.after(ms, () => void read());
  }

  async function read(): Promise<void> {
    if (!reader) return;
    const sentToken = token;
    isReading = true;
    wokenMeanwhile = false;
    const news = await reader.read(from);
    isReading = false;
    if (news && sentToken === token) {
      from = { after: news.cursor };
      if (news.reset || news.changes.length > 0) reader.apply(news);
    }
    readIn(wokenMeanwhile || sentToken !== token ? wakeDelayMs : intervalMs);
  }

  function wake(): void {
    wokenMeanwhile = true;
    if (dueAt > clock.now() + wakeDelayMs) readIn(wakeDelayMs);
  }

  channel?.addEventListener('message', wake);

  return {
    start(newReader) {
      reader = newReader;
      readIn(0);
    },
    readFor(newToken) {
      if (newToken === token) return;
      token = newToken;
      from = { sinceMs: isFirst ? startedAt : clock.now() };
      isFirst = false;
      readIn(0);
    },
    pause(isPaused) {
      if (isPaused === paused) return;
      paused = isPaused;
      readIn(0);
    },
    wake,
    wakeAll() {
      wake();
      channel?.postMessage('changed');
    },
  };
}
