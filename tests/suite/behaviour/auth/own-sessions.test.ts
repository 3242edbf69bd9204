import { expect, test } from 'vitest';
import { auditOf, customerNamed } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { opened } from '#tests/suite/backend.ts';

async function threeTimes() {
  const backend = await opened('happy');
  const tokens: string[] = [];
  for (const _session of [1, 2, 3]) {
    tokens.push(await backend.signIn(people.mira));
    await backend.wait(61_000);
  }
  const [first = '', second = '', here = ''] = tokens;
  return { backend, first, second, here, as: { token: here } };
}

test('listSessions: a customer sees their sessions, the current one first, and no ended one', async () => {
  const { backend, as, second } = await threeTimes();
  const { items } = await backend.done(200, 'listSessions', {}, as);
  expect(items.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  await backend.wait(30 * 60_000); // the first two were last used more than half an hour ago
  expect((await backend.done(200, 'listSessions', {}, as)).items).toHaveLength(1);
  await backend.rejected('session-expired', 'getMe', {}, { token: second });
});

test('endSession ends one of them, whose next request is refused', async () => {
  const { backend, as, first, second } = await threeTimes();
  const { items } = await backend.done(200, 'listSessions', {}, as);
  const sessionId = items[1]?.id ?? '';
  await backend.done(204, 'endSession', { params: { sessionId } }, as);
  expect(await backend.rejected('session-expired', 'getMe', {}, { token: second })).toMatchObject({
    reason: 'revoked',
  });
  await backend.done(200, 'getMe', {}, { token: first });
  const { id: userId } = await customerNamed(backend, people.mira);
  const events = await auditOf(backend, userId);
  const event = events.find(({ action }) => action === 'user.sessions-ended');
  expect(event?.actor.kind).toBe('CUSTOMER');
  await backend.rejected('not-found', 'endSession', { params: { sessionId } }, as);
});

test('endOtherSessions ends all others at once', async () => {
  const { backend, as, first, second } = await threeTimes();
  const { items } = await backend.done(200, 'endOtherSessions', {}, as);
  expect(items).toMatchObject([{ isCurrent: true }]);
  for (const token of [first, second]) await backend.rejected('session-expired', 'getMe', {}, { token });
});

test('listSessions and endSession do not see or end the sessions of another customer', async () => {
  const { backend, as } = await threeTimes();
  const { items } = await backend.done(200, 'listSessions', {}, as);
  const other = { token: await backend.signIn('+4915199999999') };
  expect((await backend.done(200, 'listSessions', {}, other)).items).toHaveLength(1);
  const params = { sessionId: items[0]?.id ?? '' };
  await backend.rejected('not-found', 'endSession', { params }, other);
});
