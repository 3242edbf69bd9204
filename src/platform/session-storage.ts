import type { Middleware } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';
import { sessionKey } from './page-data.ts';
import { signedIn, SignedInSession, signedOut } from './session.ts';
import { type KeyValueStorage, storedValue } from './storage.ts';

const stored = (storage: KeyValueStorage | null) => storedValue(storage, sessionKey, SignedInSession);

/** Keeps the session for a reload of this tab. Where storage fails, the session does not survive a reload. */
export function sessionPersistence(storage: KeyValueStorage | null): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    if (signedIn.match(action)) stored(storage).write(action.payload);
    if (signedOut.match(action)) stored(storage).remove();
    return result;
  };
}

/** The session from before the reload, or null when there was none or it cannot be read. */
export function restoreSession(storage: KeyValueStorage | null): SignedInSession | null {
  return stored(storage).read();
}

/**
 * True once in the life of a tab: when it opens its first page. Signed out, reloaded or restored, a tab stays with the
 * person that it had, or without one. False where storage fails, because that could not be known the next time.
 */
export function isNewTab(storage: KeyValueStorage | null): boolean {
  const mark = storedValue(storage, 'tranche.tab', z.literal('known'));
  const isFirst = mark.read() === null;
  return mark.write('known') && isFirst && restoreSession(storage) === null;
}
