import type { Changes } from '#contracts/changes/endpoints.ts';
import type { Channel } from '#src/platform/channel.ts';
import type { Clock } from '#src/platform/clock.ts';

/** Delay between a hint that something has changed and the request, so that several hints need one request. */
export const wakeDelayMs = 100;

/** Where to read on: after a cursor, or for the first time since this time in ms of this machine. */
export type From = { readonly after: string } | { readonly sinceMs: number };

export interface FeedReader {
  /** Reads what has changed; null when that failed. */
  read(from: From): Promise<Changes | null>;
  /** Receives what has changed. */
  apply(changes: Changes): void;
}

/** The one follower of the feed of changes in a tab. Reads nothing before `start`. */
export interface ChangeFeed {
  start(reader: FeedReader): void;
  /** Sets the session, by its token, whose changes are read from now on; null while signed out. */
  follow(token: string | null): void;
  /** While paused nothing is read; what was missed is read as soon as it goes on. */
  pause(paused: boolean): void;
  /** Says that something has probably changed: reads soon, not only after the interval. */
  wake(): void;
  /** The same in every tab of this browser. */
  wakeAll(): void;
}

interface Parts {
  readonly clock: Clock;
  /** When the page began, in ms of this machine: what it shows was read after that. */
  readonly startedAt: number;
  readonly intervalMs: number;
  /** Between the tabs of this browser. */
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
    const asked = token;
    isReading = true;
    wokenMeanwhile = false;
    const news = await reader.read(from);
    isReading = false;
    if (news && asked === token) {
      from = { after: news.cursor };
      if (news.reset || news.changes.length > 0) reader.apply(news);
    }
    readIn(wokenMeanwhile || asked !== token ? wakeDelayMs : intervalMs);
  }

  function wake(): void {
    wokenMeanwhile = true;
    if (dueAt > clock.now() + wakeDelayMs) readIn(wakeDelayMs);
  }

  channel?.addEventListener('message', wake);

  return {
    start(given) {
      reader = given;
      readIn(0);
    },
    follow(given) {
      if (given === token) return;
      token = given;
      from = { sinceMs: isFirst ? startedAt : clock.now() };
      isFirst = false;
      readIn(0);
    },
    pause(given) {
      if (given === paused) return;
      paused = given;
      readIn(0);
    },
    wake,
    wakeAll() {
      wake();
      channel?.postMessage('changed');
    },
  };
}
