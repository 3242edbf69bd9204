import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';
import { signedIn, signedOut } from '#src/platform/session.ts';

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
}

const initialState: OutboxState = { entries: [] };

/**
 * Commands in the order in which they were given. The outbox belongs to the session; a new session starts with an
 * empty one.
 */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /** Restores the outbox after a reload. */
    outboxFound: (_state, { payload }: PayloadAction<readonly OutboxEntry[]>): OutboxState => ({
      entries: payload,
    }),
    outboxAdded: ({ entries }, { payload }: PayloadAction<OutboxEntry>): OutboxState => ({
      entries: [...entries, payload],
    }),
    /** Removes a command that has succeeded or was finally refused. */
    outboxRemoved: ({ entries }, { payload: key }: PayloadAction<string>): OutboxState => ({
      entries: entries.filter((entry) => entry.key !== key),
    }),
    /** Replaces a command by one with the backend's current version, which is another request and needs another key. */
    outboxReplaced: (
      { entries },
      { payload: { key, by } }: PayloadAction<{ readonly key: string; readonly by: OutboxEntry }>,
    ): OutboxState => ({ entries: entries.map((entry) => (entry.key === key ? by : entry)) }),
    outboxWaits: ({ entries }, { payload: key }: PayloadAction<string>): OutboxState => ({
      entries: entries.map((entry) => (entry.key === key ? { ...entry, waited: true } : entry)),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, () => initialState);
    builder.addCase(signedOut, () => initialState);
  },
  selectors: {
    selectOutbox: (state) => state.entries,
    selectWaiting: createSelector(
      (state: OutboxState) => state.entries,
      (entries) => entries.filter(({ waited }) => waited).length,
    ),
  },
});

export const { outboxFound, outboxAdded, outboxRemoved, outboxReplaced, outboxWaits } = outboxSlice.actions;
export const { selectOutbox, selectWaiting } = outboxSlice.selectors;

declare module '#src/platform/store.ts' {
  interface RootState {
    readonly outbox: OutboxState;
  }
}
