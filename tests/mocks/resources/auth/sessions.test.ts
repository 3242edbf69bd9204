import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

// Parts of what browsers send.
const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
test.each([
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${engine} Chrome/142.0.0.0 Mobile Safari/537.36`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${engine} Chrome/142.0.0.0 Safari/537.36`],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  ],
  [
    'Opera on macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${engine} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`,
  ],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${engine} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Safari on macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/26.1 Safari/605.1.15`,
  ],
  [
    'Safari on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${apple} Version/26.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${apple} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`,
  ],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${engine} HeadlessChrome/142.0.0.0 Safari/537.36`],
  [null, 'curl/8.15.0'],
])('a session says where it was begun: %s', async (device, userAgent) => {
  const backend = await openBackend();
  const token = await backend.signIn(people.mira, { userAgent });
  expect((await backend.done(200, 'listSessions', {}, { token })).items).toMatchObject([{ device }]);
  const risk = await backend.signIn('admin@tranche.example');
  const userId = backend.store.tables.users.find('phoneE164', people.mira)?.id ?? '';
  const call = { params: { userId } };
  expect(await backend.done(200, 'listUserSessions', call, { token: risk })).toMatchObject({
    items: [{ device }],
  });
});

test('a message about a second login names its device', async () => {
  const backend = await openBackend();
  await backend.signIn(people.mira);
  await backend.wait(61_000);
  await backend.signIn(people.mira, { userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Firefox/145.0' });
  const [told] = backend.store.tables.inbox.all().filter(({ title }) => title.startsWith('New login'));
  expect(told?.body).toBe(
    'Your account was opened in another place as well, with Firefox on Windows. If this was not you, end that session.',
  );
});

test('a request for a code has the same answer with and without an account', async () => {
  const shapes = await Promise.all(
    [people.mira, '+4915112345000', people.administrator, 'unknown@tranche.example'].map(async (contact) => {
      const backend = await openBackend({ scenario: 'happy' });
      const asked = await backend.ask('createChallenge', { body: { purpose: 'SIGN_IN', contact } });
      const { id, maskedTarget, channel, ...rest } = Object(asked.body);
      const headers = [...asked.headers.keys()].toSorted();
      const wrong = await backend.ask('verifyChallenge', {
        params: { challengeId: id },
        body: { code: backend.newMessage().code === '000000' ? '111111' : '000000' },
      });
      const { requestId: _request, instance: _instance, ...refusal } = Object(wrong.body);
      const masked = String(maskedTarget).replace(/[^•+@]/g, 'x').length > 0;
      // How much was read and written does not differ either: no lookup of an account comes before the code is right.
      const rows = Object.entries(backend.store.snapshot().tables).map(([name, all]) => [name, all.length]);
      const isEmail = contact.includes('@');
      return {
        isEmail,
        shape: { status: asked.status, rest, headers, masked, wrong: wrong.status, refusal, rows },
        channel,
      };
    }),
  );
  for (const kind of [true, false]) {
    const [registered, unknown] = shapes.filter(({ isEmail }) => isEmail === kind);
    expect(unknown).toEqual(registered);
  }
});
