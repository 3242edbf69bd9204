import { isAnyOf, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { selectSession, type SessionState, signedIn, signedOut } from '#src/platform/session.ts';

const changesWho = isAnyOf(signedIn, signedOut);

/**
 * Clears the RTK Query cache and aborts running requests when the session changes. Data read without a session are
 * public and stay.
 */
export const resetCacheOnSessionChange: Middleware<object, { session: SessionState }> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const before = selectSession(getState());
    const result = next(action);
    if (before && changesWho(action)) dispatch(api.util.resetApiState());
    return result;
  };

/**
 * Ends the session when the backend answers that it is missing or expired. The page's guard then asks to log in and
 * returns to the same path; the draft stays. It runs after the response was delivered, so that the caller still
 * receives it.
 */
export const endExpiredSession: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && isNoSession(action.payload)) dispatch(signedOut({ lost: true }));
    return result;
  };

const isNoSession = (error: unknown) =>
  (problemOf(error, 'session-expired') ?? problemOf(error, 'unauthenticated')) !== null;
