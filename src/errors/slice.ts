import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from './failure.ts';

export interface ErrorState {
  readonly current: Failure | null;
}

declare module '#src/platform/store/store.ts' {
  interface RootState {
    readonly error: ErrorState;
  }
}

const initialState: ErrorState = { current: null };

/** The failure that replaces the page. The first one is the cause; later ones are not shown. */
export const errorSlice = createSlice({
  name: 'error',
  initialState,
  reducers: {
    errorShown: (state, { payload }: PayloadAction<Failure>): ErrorState => ({
      current: state.current ?? payload,
    }),
    errorCleared: (): ErrorState => ({ current: null }),
  },
  selectors: { selectError: (state) => state.current },
});

export const { errorShown, errorCleared } = errorSlice.actions;
export const { selectError } = errorSlice.selectors;
