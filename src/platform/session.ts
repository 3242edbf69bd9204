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
  /** True after a session that was not ended in this tab: it expired, or was ended elsewhere. */
  readonly lost: boolean;
}

const initialState: SessionState = { current: null, lost: false };

interface Ending {
  /** The session continues in the other tabs that share it, or has ended there already. */
  readonly onlyHere?: true;
  /** Nobody ended it in this tab. */
  readonly lost?: true;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, action: PayloadAction<SignedInSession>): SessionState => ({
      current: action.payload,
      lost: false,
    }),
    // A late answer to a session that was ended here does not make it a lost one.
    signedOut: ({ current, lost }, { payload }: PayloadAction<Ending | undefined>): SessionState => ({
      current: null,
      lost: current === null ? lost : (payload?.lost ?? false),
    }),
  },
  selectors: {
    selectSession: (state) => state.current,
    selectToken: (state) => state.current?.token ?? null,
    selectRole: (state) => state.current?.role ?? null,
    selectSessionLost: (state) => state.lost,
  },
});

export const { signedIn, signedOut } = sessionSlice.actions;
export const { selectSession, selectToken, selectRole, selectSessionLost } = sessionSlice.selectors;
