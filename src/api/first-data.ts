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

type Queries = Pick<RootState, typeof api.reducerPath>;

/**
 * Resolves when everything that the page asked for at first is answered and shown: what can wait must not be in the way
 * of it on a slow network.
 */
export function firstData(getState: () => Queries, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const look = (wasQuiet: boolean) =>
      clock.after(settleMs, () => {
        const isQuiet = !isWaiting(getState());
        if (isQuiet && wasQuiet) resolve();
        else look(isQuiet);
      });
    look(false);
  });
}

const isWaiting = (state: Queries) =>
  Object.values(state[api.reducerPath].queries).some((query) => query?.status === 'pending');
