import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Snack {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  /** The link in the message. */
  readonly link?: { readonly to: string; readonly label: string };
  /** A message replaces the previous one with the same topic instead of waiting for it. */
  readonly topic?: string;
}

export interface SnackbarState {
  readonly queue: readonly Snack[];
  readonly nextId: number;
}

const initialState: SnackbarState = { queue: [], nextId: 1 };

const withoutTopic = (queue: SnackbarState['queue'], topic: string | undefined) =>
  topic === undefined ? queue : queue.filter((snack) => snack.topic !== topic);

/** Short messages about results, shown one after the other. */
export const snackbarSlice = createSlice({
  name: 'snackbar',
  initialState,
  reducers: {
    snackbarShown: (state, { payload }: PayloadAction<Omit<Snack, 'id'>>): SnackbarState => ({
      queue: [...withoutTopic(state.queue, payload.topic), { ...payload, id: state.nextId }],
      nextId: state.nextId + 1,
    }),
    snackbarDismissed: (state, { payload: id }: PayloadAction<number>): SnackbarState => ({
      ...state,
      queue: state.queue.filter((snack) => snack.id !== id),
    }),
  },
  selectors: { selectSnack: (state) => state.queue[0] ?? null },
});

export const { snackbarShown, snackbarDismissed } = snackbarSlice.actions;
export const { selectSnack } = snackbarSlice.selectors;
