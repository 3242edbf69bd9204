import { expect, test } from 'vitest';
import { nameFrom } from '#mocks/resources/users/registration.ts';
import { openBackend } from '#tests/kit/backend.ts';

const MINUTE = 60_000;

test.each([
  ['mira.okafor@example.com', 'Mira Okafor'],
  ['zoe_vogel-lange@example.com', 'Zoe Vogel Lange'],
  ['émile@example.com', 'Émile'],
  ['x1234@example.com', 'New customer'],
  ['1234@example.com', 'New customer'],
])('the name of %s is %s', (email, name) => {
  expect(nameFrom(email)).toBe(name);
});

test('an end key is answered alike for an ended session and for none', async () => {
  const backend = await openBackend();
  const { token, endKey } = await backend.signedIn('+4917012345678');
  await backend.done(204, 'signOut', {}, { token });
  const ended = backend.store.tables.sessions.all();
  await backend.wait(MINUTE);
  await backend.done(204, 'endSessionByKey', { body: { endKey } });
  await backend.done(204, 'endSessionByKey', { body: { endKey: '0'.repeat(64) } });
  expect(backend.store.tables.sessions.all()).toEqual(ended);
});
