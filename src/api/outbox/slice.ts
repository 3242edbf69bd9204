import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';
import { signedIn, signedOut } from '#src/platform/session/session.ts';

/** The commands that may wait for the network. All others fail without one. */
const Operation = z.enum(['updateInboxItem', 'followInboxItem', 'readInbox', 'updatePreferences']);
export type WaitingOperation = z.output<typeof Operation>;

/** A command to send. Its Idempotency-Key is made with it, so that sending it again has no further effect. */
export const OutboxEntry = z.object({
  key: z.uuid(),
  operation: Operation,
  params: z.optional(z.record(z.string(), z.string())),
  body: z.optional(z.unknown()),
  version: z.optional(z.int()),
  /** True if the network was missing when it was added or sent; the person is then notified once it is sent. */
  waited: z.boolean(),
});
export type OutboxEntry = z.output<typeof OutboxEntry>;

export interface OutboxState {
  readonly entries: readonly OutboxEntry[];
  /** False if the browser did not store the entries, which then end with this tab. */
  readonly isStored: boolean;
}

const initialState: OutboxState = { entries: [], isStored: true };

const isSameTarget = (one: OutboxEntry, other: OutboxEntry) =>
  one.operation === other.operation && JSON.stringify(one.params) === JSON.stringify(other.params);

/** Commands in the order in which they were given. The outbox belongs to the person who is logged in. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /** Takes over what is stored on the device: after a reload, or after a change in another tab. */
    outboxFound: (_state, { payload }: PayloadAction<readonly OutboxEntry[]>): OutboxState => ({
      entries: payload,
      isStored: true,
    }),
    outboxStored: (state, { payload: isStored }: PayloadAction<boolean>): OutboxState =>
      state.isStored === isStored ? state : { ...state, isStored },
    outboxAdded: (state, { payload }: PayloadAction<OutboxEntry>): OutboxState => ({
      ...state,
      entries: [...state.entries, payload],
    }),
    /** Removes a command that was finally refused. */
    outboxRemoved: (state, { payload: key }: PayloadAction<string>): OutboxState => ({
      ...state,
      entries: state.entries.filter((entry) => entry.key !== key),
    }),
    /**
     * Removes a command that has succeeded. Later changes of the same thing were given with its effect in view, so they
     * apply to the version that it made (`null` where the answer has none).
     */
    outboxCarriedOut: (
      state,
      { payload: { key, version } }: PayloadAction<{ readonly key: string; readonly version: number | null }>,
    ): OutboxState => {
      const done = state.entries.find((entry) => entry.key === key);
      if (!done) return state;
      const after = (entry: OutboxEntry): OutboxEntry =>
        version !== null && entry.version !== undefined && isSameTarget(entry, done)
          ? { ...entry, version }
          : entry;
      return {
        ...state,
        entries: state.entries.filter((entry) => entry !== done).map(after),
      };
    },
    /** Replaces a command by one with the backend's current version, which is another request and needs another key. */
    outboxReplaced: (
      state,
      { payload: { key, by } }: PayloadAction<{ readonly key: string; readonly by: OutboxEntry }>,
    ): OutboxState => ({
      ...state,
      entries: state.entries.map((entry) => (entry.key === key ? by : entry)),
    }),
    outboxWaits: (state, { payload: key }: PayloadAction<string>): OutboxState => ({
      ...state,
      entries: state.entries.map((entry) => (entry.key === key ? { ...entry, waited: true } : entry)),
    }),
    /** Before something is sent: changes nothing itself, but takes over what other tabs have stored. */
    outboxChecked: (state): OutboxState => state,
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, () => initialState);
    builder.addCase(signedOut, () => initialState);
  },
  selectors: {
    selectOutbox: (state) => state.entries,
    /** Commands wait that the browser has not stored. */
    selectOutboxAtRisk: (state) => !state.isStored && state.entries.length > 0,
    selectWaiting: createSelector(
      (state: OutboxState) => state.entries,
      (entries) => entries.filter(({ waited }) => waited).length,
    ),
  },
});

export const {
  outboxFound,
  outboxStored,
  outboxAdded,
  outboxRemoved,
  outboxCarriedOut,
  outboxReplaced,
  outboxWaits,
  outboxChecked,
} = outboxSlice.actions;
export const { selectOutbox, selectOutboxAtRisk, selectWaiting } = outboxSlice.selectors;

declare module '#src/platform/store/store.ts' {
  interface RootState {
    readonly outbox: OutboxState;
  }
}
