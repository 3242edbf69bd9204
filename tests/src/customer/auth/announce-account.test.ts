import { expect, test, vi } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import { announceAccount } from '#src/customer/auth/announce-account.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { signedIn } from '#src/platform/session/session.ts';
import { selectSnack } from '#src/platform/store/snackbar.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

test('a tab that has taken over a session says whose it is', async () => {
  const { backend, signIn } = await openBackend({ scenario: 'happy' });
  vi.stubGlobal('fetch', (address: string, { signal: _signal, ...init }: RequestInit) =>
    backend.handle(new Request(new URL(address, 'http://app.test'), init), '/api/'),
  );
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  const token = await signIn(people.mira);
  store.dispatch(signedIn({ token, role: 'CUSTOMER', expiresAt: '2027-01-10T21:00:00.000Z', shared: true }));
  await announceAccount(store);
  expect(selectSnack(store.getState())?.text).toBe('Logged in as Mira Okafor, as in your other tab.');
});
