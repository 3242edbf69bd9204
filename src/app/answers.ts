import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { signedIn, signedOut } from './session.ts';

const changesWho = isAnyOf(signedIn, signedOut);

/** What the backend told one person is not shown to the next: a change of session empties the cache of answers. */
export const forgetAnswersOfOthers: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (changesWho(action)) dispatch(api.util.resetApiState());
    return result;
  };
