import type { Clock } from '#src/platform/clock.ts';
import type { RootState } from '#src/platform/store.ts';
import { api } from './api.ts';

/** No query of a page begins later than this after the page, unless a person does something. */
export const settleMs = 1_000;

interface Observed<State> {
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

type Queries = Pick<RootState, typeof api.reducerPath>;

/**
 * Resolves when everything that the page asked for at first is answered: what can wait must not be in the way of it on a
 * slow network.
 */
export function firstData(store: Observed<Queries>, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    clock.after(settleMs, () => {
      if (!isWaiting(store.getState())) return resolve();
      const unsubscribe = store.subscribe(() => {
        if (isWaiting(store.getState())) return;
        unsubscribe();
        resolve();
      });
    });
  });
}

const isWaiting = (state: Queries) =>
  Object.values(state[api.reducerPath].queries).some((query) => query?.status === 'pending');
