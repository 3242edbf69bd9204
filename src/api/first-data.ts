import type { Clock } from '#src/platform/clock.ts';
import type { RootState } from '#src/platform/store.ts';
import { api } from './api.ts';

/** No query of a page begins later than this after the page, and an answer is shown by then. */
export const settleMs = 500;

declare module '#src/platform/services.ts' {
  interface Services {
    /** Resolves once the first data of the first page is there. Absent where nothing is put off until then. */
    readonly firstData?: Promise<unknown>;
  }
}

/** An answer that is not asked for by then never is: the page has turned out to be another one. */
const patienceMs = 10_000;

type Queries = Pick<RootState, typeof api.reducerPath>;

/**
 * Resolves when everything that the page asked for at first is answered and shown: what can wait must not be in the way
 * of it on a slow network.
 */
export function firstData(
  getState: () => Queries,
  clock: Clock,
  untaken: () => number = untakenResponses,
): Promise<void> {
  const startedAt = clock.now();
  return new Promise((resolve) => {
    const look = (wasQuiet: boolean) =>
      clock.after(settleMs, () => {
        const isExpected = untaken() > 0 && clock.now() - startedAt < patienceMs;
        const isQuiet = !isExpected && !isWaiting(getState());
        if (isQuiet && wasQuiet) resolve();
        else look(isQuiet);
      });
    look(false);
  });
}

/** Requests of the inline script whose answers no query has asked for yet: the page is not on the screen. */
const untakenResponses = () => window.trancheFirstResponses?.responses.size ?? 0;

const isWaiting = (state: Queries) =>
  Object.values(state[api.reducerPath].queries).some((query) => query?.status === 'pending');
