import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * How far the backend's clock is ahead of this machine's, by the `Date` of its answers (whole seconds); null while no
 * answer told. Deadlines are the backend's, so they are counted down on its clock.
 */
export interface ServerTimeState {
  readonly aheadMs: number | null;
}

const initialState: ServerTimeState = { aheadMs: null };

/** `Date` has whole seconds, and the transfer takes time: smaller differences are ignored. */
const noticeableMs = 2_000;

export const serverTimeSlice = createSlice({
  name: 'serverTime',
  initialState,
  reducers: {
    serverTimeHeard(state, { payload }: PayloadAction<number>): ServerTimeState {
      const same = state.aheadMs !== null && Math.abs(state.aheadMs - payload) < noticeableMs;
      return same ? state : { aheadMs: payload };
    },
  },
  selectors: { selectAheadMs: (state) => state.aheadMs },
});

export const { serverTimeHeard } = serverTimeSlice.actions;
export const { selectAheadMs } = serverTimeSlice.selectors;

/** Milliseconds that the backend is ahead, from the `Date` header of an answer that came at `nowMs`; null without one. */
export function aheadBy(date: string | null, nowMs: number): number | null {
  const ms = Date.parse(date ?? '');
  return Number.isNaN(ms) ? null : ms - nowMs;
}
