import type { Middleware } from '@reduxjs/toolkit';
import { signedIn, SignedInSession, signedOut } from './session.ts';
import { type KeyValueStorage, storedValue } from './storage.ts';

const stored = (storage: KeyValueStorage | null) => storedValue(storage, 'tranche.session', SignedInSession);

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
