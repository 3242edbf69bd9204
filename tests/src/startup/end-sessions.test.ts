import { describe, expect, test, vi } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import { endKeptSessions } from '#src/startup/end-sessions.ts';
import { keepSessionEnd, sendSessionEnds } from '#src/customer/auth/session-ends.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { signedIn } from '#src/platform/session/session.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { memory } from '#tests/src/origin.ts';
import { until } from '#tests/kit/until.ts';

/** A browser in which two sessions were logged out without an answer, and an administrator is logged in now. */
async function browser() {
  const backend = await openBackend();
  const mira = await backend.signedIn(people.mira);
  const other = await backend.signedIn('+4915198765432');
  const administrator = await backend.signedIn(people.administrator);
  const { token } = administrator;
  const requests: Request[] = [];
  let isDown = false;
  let refusesFirst = false;
  vi.stubGlobal('fetch', (address: string, { signal: _signal, ...init }: RequestInit) => {
    const request = new Request(new URL(address, 'http://app.test'), init);
    requests.push(request.clone());
    if (refusesFirst && requests.length === 1)
      return Promise.resolve(new Response('Too many requests', { status: 429 }));
    if (isDown && requests.length > 1) return Promise.reject(new TypeError('Failed to fetch'));
    return backend.backend.handle(request, '/api/');
  });
  const storage = memory();
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: storage,
  });
  store.dispatch(signedIn({ token, role: 'ADMINISTRATOR', expiresAt: '2027-01-10T21:00:00.000Z' }));
  for (const { endKey } of [mira, other]) store.dispatch(keepSessionEnd(endKey));
  const window = new EventTarget();
  const revoked = () =>
    [mira, other, administrator].map(
      ({ session }) => backend.store.tables.sessions.get(session.id)?.revokedAt !== null,
    );
  return {
    requests,
    revoked,
    send: () => store.dispatch(sendSessionEnds()),
    start: () => endKeptSessions(store, storage, window),
    kept: () => storage.getItem('tranche.session-ends'),
    breakAfterFirst: (is: boolean) => (isDown = is),
    refuseFirst: () => (refusesFirst = true),
    comeOnline: () => window.dispatchEvent(new Event('online')),
  };
}

describe('sessions that were logged out without an answer', () => {
  test('sessions left open end when the application starts, without the current token', async () => {
    const { start, kept, requests, revoked } = await browser();
    start();
    await until(() => expect(kept()).toBeNull());
    expect(revoked()).toEqual([true, true, false]);
    expect(requests).toHaveLength(2);
    expect(requests.some(({ headers }) => headers.has('Authorization'))).toBe(false);
  });

  test('that could not be ended are sent with the same key when the network is back', async () => {
    const { start, kept, requests, revoked, breakAfterFirst, comeOnline } = await browser();
    breakAfterFirst(true);
    start();
    await until(() => expect(requests).toHaveLength(2));
    await until(() => expect(JSON.parse(kept() ?? '[]')).toHaveLength(1));
    expect(revoked()).toEqual([true, false, false]);
    breakAfterFirst(false);
    comeOnline();
    await until(() => expect(kept()).toBeNull());
    expect(revoked()).toEqual([true, true, false]);
    const [, failed, repeated] = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(repeated).toBe(failed);
  });

  test('are kept when something before the backend refuses them', async () => {
    const { start, kept, requests, revoked, refuseFirst, comeOnline } = await browser();
    refuseFirst();
    start();
    await until(() => expect(requests).toHaveLength(1));
    comeOnline();
    await until(() => expect(kept()).toBeNull());
    expect(revoked()).toEqual([true, true, false]);
  });

  test('are sent again when they are wished for during a sending that fails', async () => {
    const { send, revoked, refuseFirst } = await browser();
    refuseFirst();
    expect(await Promise.all([send(), send()])).toEqual([false, true]);
    expect(revoked()).toEqual([true, true, false]);
  });

  test('are sent once when two places send together', async () => {
    const { send, requests, revoked } = await browser();
    expect(await Promise.all([send(), send()])).toEqual([true, true]);
    expect(requests).toHaveLength(2);
    expect(revoked()).toEqual([true, true, false]);
    expect(await send()).toBe(true);
  });
});
