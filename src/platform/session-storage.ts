import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';
import { sessionKey } from './page-data.ts';
import {
  selectSession,
  sessionExpired,
  sessionRenewed,
  SignedInSession,
  signedIn,
  signedOut,
  type SessionState,
} from './session.ts';
import { type KeyValueStorage, storedValue } from './storage.ts';

const stored = (storage: KeyValueStorage | null) => storedValue(storage, sessionKey, SignedInSession);

const isStart = isAnyOf(signedIn, sessionRenewed);
const isEnd = isAnyOf(sessionExpired, signedOut);

/** Stores the session over a reload of this tab. If storage fails, the session does not survive a reload. */
export function sessionPersistence(
  storage: KeyValueStorage | null,
): Middleware<object, { session: SessionState }> {
  return (store) => (next) => (action) => {
    const result = next(action);
    const session = selectSession(store.getState());
    if (session && isStart(action)) stored(storage).write(session);
    if (isEnd(action)) stored(storage).remove();
    return result;
  };
}

/** Restores the session from before the reload; null when there was none or it is unreadable. */
export function restoreSession(storage: KeyValueStorage | null): SignedInSession | null {
  return stored(storage).read();
}

/**
 * True once per tab: when it opens its first page. A tab that is logged out, reloaded or restored keeps its own
 * session or none. False if storage fails, because the next call could not know.
 */
export function isNewTab(storage: KeyValueStorage | null): boolean {
  const mark = storedValue(storage, 'tranche.tab', z.literal('known'));
  const isFirst = mark.read() === null;
  return mark.write('known') && isFirst && restoreSession(storage) === null;
}
