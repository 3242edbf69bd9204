import type { KeyValueStorage } from '#src/platform/storage/storage.ts';
import type { Locks } from '#src/platform/storage/unsaved-work.ts';
import type { Clock } from '#src/platform/browser/clock.ts';
import type { Channel } from '#src/platform/session/channel.ts';

/** A clock that a test moves: what is due runs in order, and then the promises that it started. */
export function fakeClock(start = 1_000_000) {
  let now = start;
  let timers: { at: number; ring: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(ms, ring) {
      const timer = { at: now + ms, ring };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  async function advance(ms: number): Promise<void> {
    const end = now + ms;
    await settle();
    for (;;) {
      const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      timers = timers.filter((other) => other !== due);
      now = Math.max(now, due.at);
      due.ring();
      await settle();
    }
    now = end;
  }
  return { clock, advance, pending: () => timers.length };
}

/** Waits for everything that needs no time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

interface Request {
  readonly tab: string;
  readonly name: string;
  readonly mode: LockMode;
  readonly start: () => void;
}

/** The locks and the channel that the tabs of one origin share, as the specifications say: first come, first served. */
export function fakeOrigin() {
  let held: Request[] = [];
  let queue: Request[] = [];
  const listeners = new Map<
    object,
    { tab: string; name: string; onMessage: (event: { data: unknown }) => void }
  >();

  function grant(): void {
    for (const request of queue) {
      const before = queue.slice(0, queue.indexOf(request)).filter(({ name }) => name === request.name);
      const rivals = held.filter(({ name }) => name === request.name);
      const compatible = request.mode === 'shared' && rivals.every(({ mode }) => mode === 'shared');
      if (before.length > 0 || (rivals.length > 0 && !compatible)) continue;
      queue = queue.filter((other) => other !== request);
      held = [...held, request];
      request.start();
    }
  }

  function locksOf(tab: string): Locks {
    const request = (
      name: string,
      given: LockOptions | LockGrantedCallback<unknown>,
      last?: LockGrantedCallback<unknown>,
    ) =>
      new Promise<unknown>((resolve, reject) => {
        const options = typeof given === 'function' ? {} : given;
        const callback = typeof given === 'function' ? given : last;
        const mode = options.mode ?? 'exclusive';
        const entry: Request = {
          tab,
          name,
          mode,
          start: () => {
            const run = async () => {
              await Promise.resolve();
              return callback?.({ name, mode });
            };
            void run()
              .then(resolve, reject)
              .finally(() => {
                held = held.filter((other) => other !== entry);
                grant();
              });
          },
        };
        options.signal?.addEventListener('abort', () => {
          if (!queue.includes(entry)) return;
          queue = queue.filter((other) => other !== entry);
          reject(new DOMException('aborted', 'AbortError'));
          grant();
        });
        if (options.signal?.aborted) return reject(new DOMException('aborted', 'AbortError'));
        queue = [...queue, entry];
        grant();
      });
    const info = ({ name, mode, tab: clientId }: Request) => ({ name, mode, clientId });
    return {
      request: request as Locks['request'], // its overloads cannot be written as one function
      query: () => Promise.resolve({ held: held.map(info), pending: queue.map(info) }),
    };
  }

  function channelOf(tab: string, name: string): Channel {
    const registration = {};
    return {
      postMessage(message) {
        const data: unknown = structuredClone(message);
        for (const [key, listener] of listeners) {
          if (key !== registration && listener.name === name)
            void Promise.resolve().then(() => listener.onMessage({ data }));
        }
      },
      addEventListener: (_type, onMessage) => void listeners.set(registration, { tab, name, onMessage }),
      close: () => void listeners.delete(registration),
    };
  }

  /** Closes a tab as a browser does: its locks are released, its requests for locks dropped. */
  function close(tab: string): void {
    held = held.filter((one) => one.tab !== tab);
    queue = queue.filter((one) => one.tab !== tab);
    for (const [key, listener] of listeners) if (listener.tab === tab) listeners.delete(key);
    grant();
  }

  return { locksOf, channelOf, close };
}

export function memory(
  entries: Readonly<Record<string, string>> = {},
): KeyValueStorage & { all(): Record<string, string> } {
  const data = new Map(Object.entries(entries));
  return {
    getItem: (name) => data.get(name) ?? null,
    setItem: (name, text) => void data.set(name, text),
    removeItem: (name) => void data.delete(name),
    all: () => Object.fromEntries(data),
  };
}

/** A storage as in browsers that block it: every access throws. */
export const blocked: KeyValueStorage = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  removeItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};
