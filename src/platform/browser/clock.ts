/** Time and timers, injected so that tests control them. */
export interface Clock {
  /** Milliseconds since 1970 on this machine. */
  now(): number;
  /** Runs `then` after `ms`; returns a cancel function. */
  after(ms: number, then: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export function sleep(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve);
  });
}

/** Resolves to the result of `work`, or to `late` if it takes longer than `ms`. Rejects if the work rejects. */
export function within<Result, Late>(
  clock: Clock,
  ms: number,
  work: Promise<Result>,
  late: Late,
): Promise<Result | Late> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => resolve(late));
    work.then(
      (result) => {
        cancel();
        resolve(result);
      },
      (thrown: unknown) => {
        cancel();
        reject(thrown instanceof Error ? thrown : new Error(String(thrown)));
      },
    );
  });
}
