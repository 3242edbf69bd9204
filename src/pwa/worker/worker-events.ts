import type { Services } from '#src/platform/store/services.ts';
import type { AppDispatch, RootState } from '#src/platform/store/store.ts';
import { cellOf } from './machine.ts';
import { workerMoved, type WorkerEvent } from './slice.ts';

/**
 * Updates the worker's state and runs the effects of the transition; without browser effects (tests) it only updates.
 */
export function handleWorkerEvent(event: Omit<WorkerEvent, 'at'>) {
  return (dispatch: AppDispatch, getState: () => RootState, { browserEffects }: Services): void => {
    const { effects } = cellOf(getState().worker.phase, event.name);
    dispatch(workerMoved({ ...event, at: Date.now() }));
    for (const effect of effects) browserEffects?.runEffect(effect);
  };
}
