import { describe, expect, test } from 'vitest';
import { defaults } from '#src/platform/settings/configuration.ts';
import {
  selectSession,
  sessionExpired,
  sessionRenewed,
  signedIn,
  signedOut,
} from '#src/platform/session/session.ts';
import { type KeyValueStorage, storageOf } from '#src/platform/storage/storage.ts';
import { createAppStore } from '#src/app/store.ts';

const session = { token: 'token-1', role: 'ADMINISTRATOR', expiresAt: '2027-01-10T10:00:00.000Z' } as const;

function storageWith(values = new Map<string, string>()): KeyValueStorage {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
const tab = (sessionStorage: KeyValueStorage | null) =>
  createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage,
    localStorage: null,
  });

describe('the session of a tab', () => {
  test('survives a reload, including the admin flag, and ends with signing out', () => {
    const storage = storageWith();
    tab(storage).dispatch(signedIn(session));
    const reloaded = tab(storage);
    expect(selectSession(reloaded.getState())).toEqual(session);
    expect(reloaded.getState().shell.admin).toBe(true);
    reloaded.dispatch(signedOut());
    expect(selectSession(tab(storage).getState())).toBeNull();
  });

  // The logout page asks before it ends a session that other tabs have, too.
  test('a shared session stays shared after logging in again and over a reload', () => {
    const storage = storageWith();
    const store = tab(storage);
    store.dispatch(signedIn({ ...session, shared: true }));
    store.dispatch(sessionExpired({ token: session.token, reason: 'idle' }));
    store.dispatch(sessionRenewed({ ...session, token: 'token-2' }));
    const renewed = { ...session, token: 'token-2', shared: true };
    expect(selectSession(store.getState())).toEqual(renewed);
    expect(selectSession(tab(storage).getState())).toEqual(renewed);
  });

  test.each(['{', '{"token":""}', '{"token":"t","role":"OWNER","expiresAt":"2027-01-10T10:00:00.000Z"}'])(
    'an unreadable value is no session (%s)',
    (text) => {
      const storage = storageWith(new Map([['tranche.session', text]]));
      expect(selectSession(tab(storage).getState())).toBeNull();
    },
  );

  test('where the browser refuses storage, only a reload loses the session', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(storageOf(refuse)).toBeNull();
    for (const storage of [null, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
      const store = tab(storage);
      store.dispatch(signedIn(session));
      expect(selectSession(store.getState())).toEqual(session);
    }
  });
});
