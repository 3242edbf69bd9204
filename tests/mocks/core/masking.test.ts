import { describe, expect, test } from 'vitest';
import { Challenge } from '#contracts/auth/challenge.ts';
import { MaskedEmail, MaskedPhone, UserRow } from '#contracts/users/user.ts';
import { maskedEmail, maskedPhone } from '#mocks/core/format.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

describe('the contract', () => {
  test.each(['mira@example.com', 'mi•••@example.com', '•••@example.com', 'm•••', 'm•••@', ''])(
    'does not accept %j as a masked e-mail address',
    (text) => expect(MaskedEmail.safeParse(text).success).toBe(false),
  );
  test.each(['+4915112345678', '+49 ••• 5678', '+491 ••• 678', '••• 678', ''])(
    'does not accept %j as a masked phone number',
    (text) => expect(MaskedPhone.safeParse(text).success).toBe(false),
  );

  test('accepts only a masked target of a code', () => {
    const target = Challenge.shape.maskedTarget;
    expect(
      ['m•••@example.com', '+49 ••• 678', 'mira@example.com', '+4915112345678'].map(
        (text) => target.safeParse(text).success,
      ),
    ).toEqual([true, true, false, false]);
  });
});

test('shows the first character and domain of an address, two digits of a number', () => {
  expect(maskedEmail('mira.okafor@example.com')).toBe('m•••@example.com');
  expect(maskedEmail('m@example.com')).toBe('m•••@example.com');
  expect(maskedPhone('+4915112345678')).toBe('+49 ••• 678');
});

test('a customer is found by a whole contact only, so that no part can be guessed', async () => {
  const { get, signIn, store } = await openBackend({ scenario: 'happy' });
  const mira = store.tables.users.find('phoneE164', people.mira);
  const email = mira?.email ?? '';
  for (const administrator of [people.administrator, 'viewer@tranche.example']) {
    const token = await signIn(administrator);
    const namesFor = async (q: string) => {
      const { items } = await get('listUsers', { token, query: { q } });
      return items.map(({ fullName }) => fullName);
    };
    for (const whole of [people.mira, '+49 (151) 12345678', email, email.toUpperCase()])
      expect(await namesFor(whole), whole).toEqual(['Mira Okafor']);
    for (const part of [
      people.mira.slice(0, -1),
      people.mira.slice(2),
      '5678',
      email.slice(1),
      '@example.com',
    ])
      expect(await namesFor(part), part).toEqual([]);
  }
});

test('the list of users and the target of a code show no whole contact', async () => {
  const { get, done, signIn, store } = await openBackend({ scenario: 'happy' });
  const token = await signIn('admin@tranche.example');
  const { items } = await get('listUsers', { token, query: { limit: 100 } });
  expect(items.length).toBeGreaterThan(1);
  const told = JSON.stringify(items);
  for (const { email, phoneE164 } of store.tables.users.all()) {
    expect(told).not.toContain(email);
    expect(told).not.toContain(phoneE164);
  }
  for (const row of items) expect(UserRow.parse(row)).toEqual(row);
  const [user] = store.tables.users.all();
  for (const contact of [user?.email ?? '', user?.phoneE164 ?? '']) {
    const answer = await done(201, 'createChallenge', { body: { purpose: 'SIGN_IN', contact } });
    expect(JSON.stringify(answer)).not.toContain(contact);
  }
});
