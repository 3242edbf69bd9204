import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { selectSession, signedIn, signedOut } from '#src/platform/session/session.ts';
import type { Listen } from '#src/platform/store/listening.ts';

const changesWho = isAnyOf(signedIn, signedOut);

/**
 * Clears the RTK Query cache and aborts running requests when the session changes. Data read without a session are
 * public and stay.
 */
export function resetCacheOnSessionChange(listen: Listen): void {
  listen({
    matcher: changesWho,
    effect(_action, { dispatch, getOriginalState }) {
      if (selectSession(getOriginalState())) dispatch(api.util.resetApiState());
    },
  });
}

/**
 * Ends the session when the backend answers that it is missing or expired. The page's guard then asks to log in and
 * returns to the same path; the draft stays. It runs after the response was delivered, so that the caller still
 * receives it.
 */
export function endExpiredSession(listen: Listen): void {
  listen({
    predicate: (action) => isRejectedWithValue(action) && isNoSession(action.payload),
    effect: (_action, { dispatch }) => void dispatch(signedOut({ isLost: true })),
  });
}

const isNoSession = (error: unknown) =>
  (problemOf(error, 'session-expired') ?? problemOf(error, 'unauthenticated')) !== null;
