import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ShellState } from './shell.ts';

/** When the backend was last read, by this machine's clock in ms: what a page shows without a network is as of then. */
export interface DataAgeState {
  readonly asOf: number | null;
}

const initialState: DataAgeState = { asOf: null };

export const dataAgeSlice = createSlice({
  name: 'dataAge',
  initialState,
  reducers: {
    dataRead: (_state, { payload: asOf }: PayloadAction<number>): DataAgeState => ({ asOf }),
  },
});

export const { dataRead } = dataAgeSlice.actions;

interface State {
  readonly shell: Pick<ShellState, 'online'>;
  readonly dataAge: DataAgeState;
}

/** Null with a network, where the feed of changes keeps everything up to date, and before anything was read. */
export const selectKeptAsOf = ({ shell, dataAge }: State): number | null =>
  shell.online ? null : dataAge.asOf;

/** Milliseconds since an answer was made that a cache has kept: its header `Age`, in seconds. */
export function keptFor(age: string | null): number {
  return age !== null && /^\d{1,9}$/.test(age) ? Number(age) * 1_000 : 0;
}
