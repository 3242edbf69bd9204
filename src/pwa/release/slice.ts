import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Release } from './latest.ts';

export interface ReleaseState {
  /** The build of this page; null in development. */
  readonly currentId: string | null;
  readonly latestId: string | null;
  /** When the latest build was made, in ms. */
  readonly timestamp: number | null;
  readonly status: 'idle' | 'checking' | 'current' | 'outdated' | 'error';
  /** The number of consecutive failed checks. */
  readonly errors: number;
  /** When this tab checks next, in ms; null while another tab does so, or after a release was found. */
  readonly nextAt: number | null;
  /** True while this tab checks for all tabs. */
  readonly leader: boolean;
  /** Without a worker: true after the person accepted the newer release, until this tab has no unsaved work. */
  readonly awaited: boolean;
}

declare module '#src/platform/store/store.ts' {
  interface RootState {
    readonly release: ReleaseState;
  }
}

const initialState: ReleaseState = {
  currentId: null,
  latestId: null,
  timestamp: null,
  status: 'idle',
  errors: 0,
  nextAt: null,
  leader: false,
  awaited: false,
};

export const releaseSlice = createSlice({
  name: 'release',
  initialState,
  reducers: {
    buildRead: (state, { payload }: PayloadAction<string | null>): ReleaseState => ({
      ...state,
      currentId: payload,
    }),
    checkStarted: (state): ReleaseState =>
      state.status === 'outdated' ? state : { ...state, status: 'checking' },
    releaseSeen: (state, { payload: { id, timestamp } }: PayloadAction<Release>): ReleaseState => ({
      ...state,
      latestId: id,
      timestamp,
      errors: 0,
      status: id === state.currentId ? 'current' : 'outdated',
    }),
    /** A failed check does not undo an earlier found release. */
    checkFailed: (state): ReleaseState => ({
      ...state,
      errors: state.errors + 1,
      status: state.status === 'outdated' ? 'outdated' : 'error',
    }),
    nextCheckSet: (state, { payload }: PayloadAction<number | null>): ReleaseState => ({
      ...state,
      nextAt: payload,
    }),
    leadershipChanged: (state, { payload }: PayloadAction<boolean>): ReleaseState => ({
      ...state,
      leader: payload,
    }),
    releaseAwaited: (state, { payload }: PayloadAction<boolean>): ReleaseState => ({
      ...state,
      awaited: payload,
    }),
  },
  selectors: {
    selectRelease: (state) => state,
  },
});

export const {
  buildRead,
  checkStarted,
  releaseSeen,
  checkFailed,
  nextCheckSet,
  leadershipChanged,
  releaseAwaited,
} = releaseSlice.actions;
export const { selectRelease } = releaseSlice.selectors;
