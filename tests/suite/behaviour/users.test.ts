import { expect, test } from 'vitest';
import { customerNamed } from '#tests/kit/administered.ts';
import { problemIn } from '#tests/kit/client.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { opened } from '#tests/suite/backend.ts';

const MINUTE = 60_000;

/** Mira, and what an administrator needs for a command about her. */
async function administered() {
  const backend = await opened('new-user');
  const { as } = await person(backend);
  const { id, version, creditLimit } = await customerNamed(backend, people.mira);
  const { token } = await backend.session(people.administrator);
  return { backend, as, creditLimit, call: { token, params: { userId: id }, ifMatch: `"${version}"` } };
}

test.each(['blockUser', 'endUserSessions'] as const)('%s logs the customer out', async (command) => {
  const { backend, as, call } = await administered();
  expect((await backend.ask('getMe', as)).status).toBe(200);
  await backend.get(command, { ...call, body: { reason: 'The phone was stolen' } });
  expect((await backend.ask('getMe', as)).status).toBe(401);
});

test.each([
  ['higher', 9_000_00],
  ['lower', 500_00],
])('changeCreditLimit to a much %s limit waits for a second administrator', async (_what, amountMinor) => {
  const { backend, creditLimit, call } = await administered();
  const body = { creditLimit: euro(amountMinor), reason: 'Asked for by letter' };
  expect((await backend.ask('changeCreditLimit', { ...call, body })).status).toBe(202);
  expect((await customerNamed(backend, people.mira)).creditLimit).toEqual(creditLimit);
});

test('getMe ends a session after 30 minutes without a request, and not before', async () => {
  const { backend, as } = await administered();
  for (const _again of [1, 2]) {
    await backend.wait(29 * MINUTE);
    expect((await backend.ask('getMe', as)).status).toBe(200);
  }
  await backend.wait(31 * MINUTE);
  expect(problemIn(await backend.ask('getMe', as)).code).toBe('session-expired');
});

test('verifyChallenge takes the code of a customer from nobody else', async () => {
  const backend = await opened('new-user');
  const mira = await person(backend);
  const other = await person(backend, 'someone.else@example.com');
  const body = { purpose: 'CHANGE_CONTACT', contact: 'mira.new@example.com' };
  const { id: challengeId } = await backend.get('createChallenge', { ...mira.as, body });
  const { code } = await backend.newMessage();
  const typed = { params: { challengeId }, body: { code } };
  expect(problemIn(await backend.ask('verifyChallenge', { ...typed, ...other.as })).code).toBe('otp-expired');
  expect((await backend.ask('verifyChallenge', { ...typed, ...mira.as })).status).toBe(200);
});
