import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ShellState } from '#src/platform/store/shell.ts';

/**
 * When the backend was last read, in ms of this machine's clock: the age of the data that a page shows offline. An older
 * kept answer that was shown since then counts instead, so that no page looks newer than it is.
 */
export interface DataAgeState {
  readonly asOf: number | null;
}

const initialState: DataAgeState = { asOf: null };

export const dataAgeSlice = createSlice({
  name: 'dataAge',
  initialState,
  reducers: {
    dataRead: (_state, { payload: asOf }: PayloadAction<number>): DataAgeState => ({ asOf }),
    cachedAnswerShown: ({ asOf }, { payload: readAt }: PayloadAction<number>): DataAgeState => ({
      asOf: Math.min(asOf ?? readAt, readAt),
    }),
  },
});

export const { dataRead, cachedAnswerShown } = dataAgeSlice.actions;

interface State {
  readonly shell: Pick<ShellState, 'online'>;
  readonly dataAge: DataAgeState;
}

/** Null while online, where the feed of changes keeps everything up to date, and before anything was read. */
export const selectCachedAsOf = ({ shell, dataAge }: State): number | null =>
  shell.online ? null : dataAge.asOf;

/** How many ms ago a cached answer was created, from its `Age` header, which is in seconds. */
export function cachedForMs(age: string | null): number {
  return age !== null && /^\d{1,9}$/.test(age) ? Number(age) * 1_000 : 0;
}
