import type { Services } from '#src/platform/services.ts';
import type { AppDispatch, RootState } from '#src/platform/store.ts';
import { cellOf } from './machine.ts';
import { workerMoved, type WorkerEvent } from './slice.ts';

/** Moves the machine and has the edge do what the cell says; a page without the edge (a test) only moves. */
export function workerHeard(event: Omit<WorkerEvent, 'at'>) {
  return (dispatch: AppDispatch, getState: () => RootState, { edges }: Services): void => {
    const { effects } = cellOf(getState().worker.phase, event.name);
    dispatch(workerMoved({ ...event, at: Date.now() }));
    for (const effect of effects) edges?.runEffect(effect);
  };
}
