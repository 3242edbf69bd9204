import { isAnyOf } from '@reduxjs/toolkit';
import { z } from '#contracts/z.ts';
import { sessionKey } from '#src/platform/browser/page-data.ts';
import {
  selectSession,
  sessionExpired,
  sessionRenewed,
  SignedInSession,
  signedIn,
  signedOut,
} from './session.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';
import type { Listen } from '#src/platform/store/listening.ts';

const stored = (storage: KeyValueStorage | null) => storedValue(storage, sessionKey, SignedInSession);

const isStart = isAnyOf(signedIn, sessionRenewed);
const isEnd = isAnyOf(sessionExpired, signedOut);

/** Stores the session over a reload of this tab. If storage fails, the session does not survive a reload. */
export function sessionPersistence(listen: Listen, storage: KeyValueStorage | null): void {
  listen({
    matcher: isStart,
    effect(_action, { getState }) {
      const session = selectSession(getState());
      if (session) stored(storage).write(session);
    },
  });
  listen({ matcher: isEnd, effect: () => void stored(storage).remove() });
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
