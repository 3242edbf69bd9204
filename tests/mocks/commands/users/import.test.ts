import { beforeEach, expect, test } from 'vitest';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

let backend: Backend;
let token: string;

beforeEach(async () => {
  backend = await openBackend({ scenario: 'happy' });
  token = await backend.signIn(people.administrator);
});

const row = (fullName: string, contact: string, tag = '') => ({ fullName, contact, tag });

test('each imported row is validated on its own and names its error', async () => {
  const before = backend.store.tables.users.size;
  const rows = [
    row(' Nina Berg ', 'Nina.Berg@Example.com', 'Fair-2027'),
    row('Tom Falk', '0049 (0)151 7777-7777'),
    row('', 'someone@example.com'),
    row('No Contact', 'not a contact'),
    row('Nina again', 'nina.berg@example.com'),
    row('Mira', '+4915112345678'),
    row('Ada', people.administrator),
    row('Two Words', 'two@example.com', 'two words'),
  ];
  const expected = [
    [],
    [],
    ['NAME'],
    ['CONTACT'],
    ['CONTACT_TAKEN'],
    ['CONTACT_TAKEN'],
    ['CONTACT_TAKEN'],
    ['TAG'],
  ];
  const simulated = await backend.done(200, 'simulateImport', { body: { rows } }, { token });
  expect(simulated).toMatchObject({ created: 2, refused: 6 });
  expect(backend.store.tables.users.size).toBe(before);

  const done = await backend.done(200, 'importUsers', { body: { rows } }, { token });
  expect(done).toMatchObject({ created: 2, refused: 6 });
  expect(done.rows.map(({ errors }) => errors)).toEqual(expected);
  expect(done.rows.map(({ userId }) => userId !== null)).toEqual(expected.map(({ length }) => length === 0));
  expect(backend.store.tables.users.size).toBe(before + 2);
  expect(backend.store.tables.users.find('email', 'nina.berg@example.com')).toMatchObject({
    fullName: 'Nina Berg',
    tags: ['fair-2027'],
    status: 'ACTIVE',
    provenContact: 'email',
  });
  expect(backend.store.tables.users.find('phoneE164', '+4915177777777')?.fullName).toBe('Tom Falk');
});

test('an imported customer has no limit, and a name that exists is marked', async () => {
  const rows = [row('mira  OKAFOR', 'mira.2@example.com'), row('Nina Berg', 'nina@example.com')];
  rows.push(
    row('Nina Berg', 'nina.2@example.com'),
    row('', 'x@example.com'),
    row('J\uFFFDrg', 'j@example.com'),
  );
  const { rows: done } = await backend.done(200, 'importUsers', { body: { rows } }, { token });
  expect(done.map(({ sameName }) => sameName)).toEqual([true, false, true, false, false]);
  expect(done[4]?.errors).toEqual(['NAME']);
  expect(backend.store.tables.users.find('email', 'nina@example.com')).toMatchObject({
    kycStatus: 'NONE',
    creditLimit: { amountMinor: 0, currency: 'EUR' },
  });
});

test('an imported customer logs in with a code and keeps the name', async () => {
  const rows = [row('Nina Berg', 'nina.berg@example.com')];
  const { rows: done } = await backend.done(200, 'importUsers', { body: { rows } }, { token });
  await backend.wait(61_000);
  const customerToken = await backend.signIn('nina.berg@example.com');
  expect(await backend.get('getMe', { token: customerToken })).toMatchObject({
    user: { id: done[0]?.userId, fullName: 'Nina Berg' },
  });
});
