import type { Middleware } from '@reduxjs/toolkit';
import { signedIn, SignedInSession, signedOut } from './session.ts';

/** The part of the browser's storage that is used; null where the browser refuses to give it. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'tranche.session';

/** Keeps the session for a reload of this tab. A storage that refuses costs the reload, nothing else. */
export function sessionPersistence(storage: KeyValueStorage | null): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    if (signedIn.match(action)) attempt(() => storage?.setItem(key, JSON.stringify(action.payload)));
    if (signedOut.match(action)) attempt(() => storage?.removeItem(key));
    return result;
  };
}

/** The session of before the reload, or null when there was none or it cannot be read. */
export function restoreSession(storage: KeyValueStorage | null): SignedInSession | null {
  const text = attempt(() => storage?.getItem(key)) ?? '';
  const result = SignedInSession.safeParse(attempt(() => JSON.parse(text) as unknown));
  return result.success ? result.data : null;
}

/** Storage of this browser, or null: the mere access throws where storage is blocked. */
export function storageOf(open: () => Storage): Storage | null {
  return attempt(open) ?? null;
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
