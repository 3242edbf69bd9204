import { isAnyOf, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { signedIn, signedOut } from '#src/platform/session.ts';

const changesWho = isAnyOf(signedIn, signedOut);

/**
 * What the backend told one person is not shown to the next: a change of session empties the cache of answers and calls
 * off whatever is under way.
 */
export const forgetAnswersOfOthers: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (changesWho(action)) dispatch(api.util.resetApiState());
    return result;
  };

/**
 * An answer that there is no session (any more) ends it here too. The pages' guards see that, keep the path and ask to
 * sign in; the draft is not touched. It ends after the answer was given, or whoever asked would never hear of it.
 */
export const endSessionThatIsOver: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && isNoSession(action.payload)) dispatch(signedOut());
    return result;
  };

const isNoSession = (error: unknown) =>
  (problemOf(error, 'session-expired') ?? problemOf(error, 'unauthenticated')) !== null;
