import type { Clock } from '#src/platform/browser/clock.ts';
import type { RootState } from '#src/platform/store/store.ts';
import { api } from './api.ts';

/** In ms: the first queries of a page start at most this long after its code, and those that follow from an answer after it. */
export const settleMs = 500;

declare module '#src/platform/store/services.ts' {
  interface Services {
    /** Resolves when the first data of the first page are rendered. Absent where nothing is deferred until then. */
    readonly firstData?: Promise<unknown>;
  }
}

/**
 * In ms: unused early responses are not waited for any longer than this, because another page has been opened instead.
 */
const maxWaitMs = 10_000;

type Queries = Pick<RootState, typeof api.reducerPath>;

/**
 * Resolves when all first queries of the page have been answered for a while, so that deferred requests do not compete
 * with them on a slow network.
 */
export function firstData(
  getState: () => Queries,
  clock: Clock,
  untaken: () => number = untakenResponses,
): Promise<void> {
  const startedAt = clock.now();
  return new Promise((resolve) => {
    const check = (wasQuiet: boolean) =>
      clock.after(settleMs, () => {
        const isExpected = untaken() > 0 && clock.now() - startedAt < maxWaitMs;
        const isQuiet = !isExpected && !isWaiting(getState());
        if (isQuiet && wasQuiet) resolve();
        else check(isQuiet);
      });
    check(false);
  });
}

/** The number of early responses that no query has used yet; while there are some, the page has not been rendered. */
const untakenResponses = () => window.trancheFirstResponses?.responses.size ?? 0;

const isWaiting = (state: Queries) =>
  Object.values(state[api.reducerPath].queries).some((query) => query?.status === 'pending');
