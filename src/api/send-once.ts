import { problemOf, isUndecided } from '#src/errors/api-error.ts';
import type { IdempotencyKeys } from '#src/platform/storage/idempotency-keys.ts';

/** The result of a mutation's trigger. */
export type SendResult<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown };

export type SendOnce = ReturnType<typeof createSendOnce>;

interface Once {
  readonly keys: IdempotencyKeys;
  readonly wait: (ms: number) => Promise<void>;
  /** Blocks reloads while the request runs; returns a release function. */
  readonly acquire?: () => () => void;
}

const maxRounds = 20;

/**
 * Makes `send`, which carries out an operation at most once, however often it is called. While it runs, further calls
 * share its outcome. After an unknown outcome (no answer, a failure, a reload) the next call sends the same key, and
 * the backend repeats its answer. A refusal is an outcome: a call after it is a new intention with a new key.
 */
export function createSendOnce({ keys, wait, acquire }: Once) {
  const running = new Map<string, Promise<SendResult<unknown>>>();

  async function attempt<Data>(
    operation: string,
    send: (key: string) => Promise<SendResult<Data>>,
  ): Promise<SendResult<Data>> {
    const key = keys.keyFor(operation);
    let outcome = await send(key);
    for (let round = 0; round < maxRounds; round += 1) {
      const busy = problemOf(outcome.error, 'idempotency-in-progress');
      if (!busy) break;
      await wait(Math.max(500, busy.retryAfterS * 1000));
      outcome = await send(key);
    }
    const { error } = outcome;
    const isRefused =
      error !== undefined && !isUndecided(error) && !problemOf(error, 'idempotency-in-progress');
    if (isRefused) keys.drop(operation); // the key is kept after a success, so that a repeated call gets the same answer
    return outcome;
  }

  return function sendOnce<Data>(
    operation: string,
    send: (key: string) => Promise<SendResult<Data>>,
  ): Promise<SendResult<Data>> {
    const runningCall = running.get(operation);
    if (runningCall) return runningCall as Promise<SendResult<Data>>; // an operation's name determines the type of its answer
    const release = acquire?.();
    const outcome = attempt(operation, send).finally(() => {
      running.delete(operation);
      release?.();
    });
    running.set(operation, outcome);
    return outcome;
  };
}
