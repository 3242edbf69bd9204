import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cellOf, deferAtMostMs, type EventName, type Phase } from './machine.ts';

/** Events, each with the data that only its observer has. */
export interface WorkerEvent {
  readonly name: EventName;
  /** The clock of this machine, in ms. */
  readonly at: number;
  /** The build of the worker in question; null when it did not say. */
  readonly build?: string | null;
  /** The browser's words about a failure. */
  readonly message?: string;
}

/** An update that was put off. */
export interface Dismissal {
  readonly build: string | null;
  readonly at: number;
}

export interface WorkerState {
  readonly phase: Phase;
  readonly supported: boolean;
  /** A worker answers this page's requests. */
  readonly controlled: boolean;
  /** The first worker has everything: the application opens without a network. Said once, not at every visit. */
  readonly offlineReady: boolean;
  readonly updateAvailable: boolean;
  readonly activated: boolean;
  readonly registrationFailed: { readonly message: string; readonly at: number } | null;
  readonly installFailed: { readonly at: number } | null;
  readonly activeBuild: string | null;
  readonly waitingBuild: string | null;
  readonly dismissed: Dismissal | null;
  readonly applyRequestedAt: number | null;
  /** The waiting worker did not take over when it was asked to. */
  readonly applyFailed: boolean;
  /** Another worker took over, and this page changes to it by then at the latest; the clock of this machine, in ms. */
  readonly deferredUntil: number | null;
  /** How many tabs have unsaved work while the update waits for them. */
  readonly blockedBy: number;
  readonly lastCheckAt: number | null;
}

declare module '#src/platform/store.ts' {
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
  registrationFailed: null,
  installFailed: null,
  activeBuild: null,
  waitingBuild: null,
  dismissed: null,
  applyRequestedAt: null,
  applyFailed: false,
  deferredUntil: null,
  blockedBy: 0,
  lastCheckAt: null,
};

/** The facts that an event's notes stand for. */
function noted(state: WorkerState, event: WorkerEvent): WorkerState {
  let next = state;
  for (const note of cellOf(state.phase, event.name).notes) {
    switch (note) {
      case 'registrationFailed':
        next = { ...next, registrationFailed: { message: event.message ?? '', at: event.at } };
        break;
      case 'installFailed':
        next = { ...next, installFailed: { at: event.at } };
        break;
      case 'updateAvailable':
        next = { ...next, updateAvailable: true, applyFailed: false, waitingBuild: event.build ?? null };
        break;
      case 'dismissed':
        next = { ...next, dismissed: { build: state.waitingBuild, at: event.at } };
        break;
      case 'applyRequested':
        next = { ...next, applyRequestedAt: event.at, applyFailed: false };
        break;
      case 'deferred':
        next = { ...next, deferredUntil: event.at + deferAtMostMs };
        break;
      case 'supported':
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
      const moved = { ...noted(state, payload), phase: to };
      return to === 'applyPending' ? moved : { ...moved, blockedBy: 0 };
    },
    activeBuildRead: (state, { payload }: PayloadAction<string | null>): WorkerState => ({
      ...state,
      activeBuild: payload,
    }),
    busyTabsCounted: (state, { payload }: PayloadAction<number>): WorkerState =>
      state.phase === 'applyPending' ? { ...state, blockedBy: payload } : state,
    /** What was put off at an earlier visit; null when it is time to offer it again. */
    dismissalRead: (state, { payload }: PayloadAction<Dismissal | null>): WorkerState => ({
      ...state,
      dismissed: payload,
    }),
    updateChecked: (state, { payload }: PayloadAction<number>): WorkerState => ({
      ...state,
      lastCheckAt: payload,
    }),
  },
  selectors: {
    /** True while the update is to be offered: there is one, and it was not put off. */
    selectIsOffered: ({ phase, dismissed, waitingBuild }) =>
      phase === 'updateAvailable' && (dismissed === null || dismissed.build !== waitingBuild),
    /** True while a newer worker is not here yet; one that installs may still fail, and is asked for again then. */
    selectAwaitsUpdate: ({ phase, controlled }) =>
      controlled && (phase === 'activated' || phase === 'updateInstalling'),
  },
});

export const { workerMoved, activeBuildRead, busyTabsCounted, dismissalRead, updateChecked } =
  workerSlice.actions;
export const { selectIsOffered, selectAwaitsUpdate } = workerSlice.selectors;
