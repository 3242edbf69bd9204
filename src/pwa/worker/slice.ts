import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cellOf, deferAtMostMs, type EventName, type Phase } from './machine.ts';

/** An event of the worker, with the data that only its observer has. */
export interface WorkerEvent {
  readonly name: EventName;
  /** In ms of this machine's clock. */
  readonly at: number;
  /** The build of the worker in question; null if it did not answer. */
  readonly build?: string | null;
}

/** An update that the person has postponed. */
export interface Dismissal {
  readonly build: string | null;
  readonly at: number;
}

export interface WorkerState {
  readonly phase: Phase;
  readonly supported: boolean;
  /** True if a worker answers this page's requests. */
  readonly controlled: boolean;
  /** The first worker has cached everything, so the application opens offline. Reported once, not at every visit. */
  readonly offlineReady: boolean;
  readonly updateAvailable: boolean;
  readonly activated: boolean;
  readonly registrationFailed: boolean;
  readonly installFailed: boolean;
  readonly activeBuild: string | null;
  readonly waitingBuild: string | null;
  readonly dismissed: Dismissal | null;
  /** True if the waiting worker was asked to take over and did not. */
  readonly applyFailed: boolean;
  /** Another worker has taken over, and this page reloads by this time at the latest; in ms of this machine's clock. */
  readonly deferredUntil: number | null;
  /** The number of tabs with unsaved work that the update waits for. */
  readonly blockedBy: number;
}

declare module '#src/platform/store/store.ts' {
  interface RootState {
    readonly worker: WorkerState;
  }
}

export const initialWorkerState: WorkerState = {
  phase: 'idle',
  supported: false,
  controlled: false,
  offlineReady: false,
  updateAvailable: false,
  activated: false,
  registrationFailed: false,
  installFailed: false,
  activeBuild: null,
  waitingBuild: null,
  dismissed: null,
  applyFailed: false,
  deferredUntil: null,
  blockedBy: 0,
};

/** Applies an event's notes to the state. */
function withEvent(state: WorkerState, event: WorkerEvent): WorkerState {
  let next = state;
  for (const note of cellOf(state.phase, event.name).notes) {
    switch (note) {
      case 'updateAvailable':
        next = { ...next, updateAvailable: true, applyFailed: false, waitingBuild: event.build ?? null };
        break;
      case 'dismissed':
        next = { ...next, dismissed: { build: state.waitingBuild, at: event.at } };
        break;
      case 'applyRequested':
        next = { ...next, applyFailed: false };
        break;
      case 'deferred':
        next = { ...next, deferredUntil: event.at + deferAtMostMs };
        break;
      case 'supported':
      case 'registrationFailed':
      case 'installFailed':
      case 'offlineReady':
      case 'activated':
      case 'controlled':
      case 'applyFailed':
        next = { ...next, [note]: true };
    }
  }
  return next;
}

export const workerSlice = createSlice({
  name: 'worker',
  initialState: initialWorkerState,
  reducers: {
    workerMoved: (state, { payload }: PayloadAction<WorkerEvent>): WorkerState => {
      const { to } = cellOf(state.phase, payload.name);
      const moved = { ...withEvent(state, payload), phase: to };
      return to === 'applyPending' ? moved : { ...moved, blockedBy: 0 };
    },
    activeBuildRead: (state, { payload }: PayloadAction<string | null>): WorkerState => ({
      ...state,
      activeBuild: payload,
    }),
    busyTabsCounted: (state, { payload }: PayloadAction<number>): WorkerState =>
      state.phase === 'applyPending' ? { ...state, blockedBy: payload } : state,
    /** Sets the dismissal of an earlier visit; null when the update is to be offered again. */
    dismissalRead: (state, { payload }: PayloadAction<Dismissal | null>): WorkerState => ({
      ...state,
      dismissed: payload,
    }),
  },
  selectors: {
    /** True while the update is offered: there is one, and it was not dismissed. */
    selectIsOffered: ({ phase, dismissed, waitingBuild }) =>
      phase === 'updateAvailable' && (dismissed === null || dismissed.build !== waitingBuild),
    /** True while a newer worker is missing or installing; an installation may fail and is then requested again. */
    selectAwaitsUpdate: ({ phase, controlled }) =>
      controlled && (phase === 'activated' || phase === 'updateInstalling'),
  },
});

export const { workerMoved, activeBuildRead, busyTabsCounted, dismissalRead } = workerSlice.actions;
export const { selectIsOffered, selectAwaitsUpdate } = workerSlice.selectors;
