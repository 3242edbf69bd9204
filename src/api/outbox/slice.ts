import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';
import { signedIn, signedOut } from '#src/platform/session.ts';

/** Commands that may wait for the network. All others fail without one. */
const Operation = z.enum(['updateInboxItem', 'readInbox', 'updatePreferences']);
export type WaitingOperation = z.output<typeof Operation>;

/** A command as it will be sent. Its key was made with it, so however often it is sent, it is done once. */
export const OutboxEntry = z.object({
  key: z.uuid(),
  operation: Operation,
  params: z.optional(z.record(z.string(), z.string())),
  body: z.optional(z.unknown()),
  version: z.optional(z.int()),
  /** It was added, or could not be sent, without a network: the person is told when it is sent. */
  waited: z.boolean(),
});
export type OutboxEntry = z.output<typeof OutboxEntry>;

export interface OutboxState {
  readonly entries: readonly OutboxEntry[];
}

const initialState: OutboxState = { entries: [] };

/**
 * Commands on their way, in the order in which they were given. They are the session's: another one begins with none.
 */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /** What was kept over a reload. */
    outboxFound: (_state, { payload }: PayloadAction<readonly OutboxEntry[]>): OutboxState => ({
      entries: payload,
    }),
    outboxAdded: ({ entries }, { payload }: PayloadAction<OutboxEntry>): OutboxState => ({
      entries: [...entries, payload],
    }),
    /** It was carried out, or refused for good. */
    outboxRemoved: ({ entries }, { payload: key }: PayloadAction<string>): OutboxState => ({
      entries: entries.filter((entry) => entry.key !== key),
    }),
    /** Sent as another request: with the version that the backend has now, and so with another key. */
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
