import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';

/**
 * The session that is signed in. The token is kept here and in the tab's session storage, never in an address or a
 * log. `expiresAt` is a time of the backend's clock: it is displayed and never compared with this machine's clock.
 */
export const SignedInSession = z.object({
  token: z.string().check(z.minLength(1)),
  /** Ends this session and nothing else; undefined if an earlier release stored it. */
  endKey: z.optional(z.string()),
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

/** After how long a session ended: without a request, or since it began. */
export type Expiry = 'idle' | 'absolute';

export interface SessionState {
  readonly current: SignedInSession | null;
  /** Not null while the backend refuses `current` as expired and the page waits for the same person to log in again. */
  readonly expired: Expiry | null;
  /** True after a session that was not ended in this tab: it expired, or was ended elsewhere. */
  readonly isLost: boolean;
}

const initialState: SessionState = { current: null, expired: null, isLost: false };

interface Ending {
  /** The session continues in the other tabs that share it, or has ended there already. */
  readonly onlyHere?: true;
  /** It was not ended in this tab. */
  readonly isLost?: true;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, action: PayloadAction<SignedInSession>): SessionState => ({
      current: action.payload,
      expired: null,
      isLost: false,
    }),
    /** An answer to an earlier session changes nothing. */
    sessionExpired: (
      state,
      { payload: { token, reason } }: PayloadAction<{ readonly token: string; readonly reason: Expiry }>,
    ): SessionState => (state.current?.token === token ? { ...state, expired: reason } : state),
    /** The same person has logged in again: what is read and typed stays. */
    sessionRenewed: ({ current }, { payload }: PayloadAction<SignedInSession>): SessionState => ({
      current: current?.shared ? { ...payload, shared: true } : payload,
      expired: null,
      isLost: false,
    }),
    // A late answer does not mark a session as lost that was ended here.
    signedOut: ({ current, isLost }, { payload }: PayloadAction<Ending | undefined>): SessionState => ({
      current: null,
      expired: null,
      isLost: current === null ? isLost : (payload?.isLost ?? false),
    }),
  },
  selectors: {
    selectSession: (state) => state.current,
    selectToken: (state) => state.current?.token ?? null,
    selectRole: (state) => state.current?.role ?? null,
    selectExpiry: (state) => state.expired,
    selectSessionLost: (state) => state.isLost,
  },
});

export const { signedIn, sessionExpired, sessionRenewed, signedOut } = sessionSlice.actions;
export const { selectSession, selectToken, selectRole, selectExpiry, selectSessionLost } =
  sessionSlice.selectors;

/** Whether two sessions belong to one person. Unknown, and so false, of a session that an earlier release stored. */
export function isSamePerson(one: SignedInSession | null, other: SignedInSession | null): boolean {
  const id = one?.userId ?? one?.administratorId;
  return id !== undefined && id === (other?.userId ?? other?.administratorId);
}
