import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * How many ms the backend's clock is ahead of this machine's, from the `Date` header of its answers (whole seconds);
 * null before the first answer. Deadlines are set by the backend and counted down on its clock.
 */
export interface ServerTimeState {
  readonly aheadMs: number | null;
}

const initialState: ServerTimeState = { aheadMs: null };

/** Differences below this, in ms, are ignored: `Date` has whole seconds, and the transfer takes time. */
const noticeableMs = 2_000;

export const serverTimeSlice = createSlice({
  name: 'serverTime',
  initialState,
  reducers: {
    serverTimeReceived(state, { payload }: PayloadAction<number>): ServerTimeState {
      const same = state.aheadMs !== null && Math.abs(state.aheadMs - payload) < noticeableMs;
      return same ? state : { aheadMs: payload };
    },
  },
  selectors: { selectAheadMs: (state) => state.aheadMs },
});

export const { serverTimeReceived } = serverTimeSlice.actions;
export const { selectAheadMs } = serverTimeSlice.selectors;

/**
 * Returns how many ms the backend is ahead, from the `Date` header of an answer that arrived at `nowMs`; null without
 * one.
 */
export function serverAheadMs(date: string | null, nowMs: number): number | null {
  const ms = Date.parse(date ?? '');
  return Number.isNaN(ms) ? null : ms - nowMs;
}
