import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';

/**
 * The session that is signed in. The token is kept here and in the tab's session storage, never in an address or a
 * log. `expiresAt` is a time of the backend's clock: it is displayed and never compared with this machine's clock.
 */
export const SignedInSession = z.object({
  token: z.string().check(z.minLength(1)),
  role: z.enum(['CUSTOMER', 'ADMINISTRATOR']),
  expiresAt: z.iso.datetime(),
  /** When it began, on the backend's clock; undefined if an earlier release stored it. */
  startedAt: z.optional(z.iso.datetime()),
  /** The id of the customer; undefined in the administration. */
  userId: z.optional(z.string()),
  /** The id of the administrator; undefined for customers. */
  administratorId: z.optional(z.string()),
  /** True if the session was taken over from another tab, which has it too. */
  shared: z.optional(z.literal(true)),
});
export type SignedInSession = z.output<typeof SignedInSession>;

export interface SessionState {
  readonly current: SignedInSession | null;
}

const initialState: SessionState = { current: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, action: PayloadAction<SignedInSession>): SessionState => ({ current: action.payload }),
    /** `onlyHere`: the session continues in the other tabs that share it. */
    signedOut: (_state, _action: PayloadAction<{ readonly onlyHere: true } | undefined>): SessionState => ({
      current: null,
    }),
  },
  selectors: {
    selectSession: (state) => state.current,
    selectToken: (state) => state.current?.token ?? null,
    selectRole: (state) => state.current?.role ?? null,
  },
});

export const { signedIn, signedOut } = sessionSlice.actions;
export const { selectSession, selectToken, selectRole } = sessionSlice.selectors;
