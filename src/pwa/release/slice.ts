import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Release } from './latest.ts';

export interface ReleaseState {
  /** The build of this page; null in development. */
  readonly currentId: string | null;
  readonly latestId: string | null;
  readonly status: 'idle' | 'checking' | 'current' | 'outdated' | 'error';
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
  status: 'idle',
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
    releaseSeen: (state, { payload: { id } }: PayloadAction<Release>): ReleaseState => ({
      ...state,
      latestId: id,
      status: id === state.currentId ? 'current' : 'outdated',
    }),
    /** A failed check does not undo an earlier found release. */
    checkFailed: (state): ReleaseState => ({
      ...state,
      status: state.status === 'outdated' ? 'outdated' : 'error',
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

export const { buildRead, checkStarted, releaseSeen, checkFailed, releaseAwaited } = releaseSlice.actions;
export const { selectRelease } = releaseSlice.selectors;
